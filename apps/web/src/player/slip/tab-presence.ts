/** A page without the slip's machine asks whether another tab has something in the slip. */
export const HELLO = 'hello'
export const HERE = 'here'

export function isHello(message: unknown): boolean {
  return message === HELLO
}

export function isHere(message: unknown): boolean {
  return message === HERE
}
