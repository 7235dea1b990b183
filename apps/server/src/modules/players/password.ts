import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults: 19 MiB, 2 passes, 1 lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let nobodysHash: Promise<string> | undefined

/**
 * Checks a password, with the same work when there is no account: otherwise the time of the answer
 * would tell which addresses have one.
 */
export async function isPasswordRight(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  nobodysHash ??= hash('nobody')
  const right = await verify(passwordHash ?? (await nobodysHash), password)
  return right && passwordHash !== undefined
}
