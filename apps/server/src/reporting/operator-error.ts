/**
 * Why the product cannot start or go on as it is set up. The message is a sentence for the operator
 * that names the way out; it is printed without a stack.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}
