/** Redis cannot be used as it is set; the message is a sentence for the operator. */
export class RedisError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RedisError'
  }
}
