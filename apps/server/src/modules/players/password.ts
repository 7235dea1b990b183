import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../../http/problem.ts'

/** Below this a list of common passwords protects nobody: what does not fit the rules is refused anyway. */
const FITS_THE_RULES = /^(?=.*\p{L})(?=.*\d).{8,}$/u

let listed: Promise<ReadonlySet<string>> | undefined

/** The common ones among the passwords that the rules would let pass, in small letters. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((word) => FITS_THE_RULES.test(word))),
  )
  return listed
}

export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase())
}

/**
 * The one way in which a player's password comes into the database: argon2id with the library's
 * defaults, 19 MiB, 2 passes, 1 lane.
 * @throws Problem 400 for one that everybody tries first
 */
export async function hashNewPassword(password: string): Promise<string> {
  const same = sameForAllKeyboards(password)
  if (await isCommonPassword(same)) {
    throw new Problem(400, 'error.form.password_common', {
      fields: { password: { key: 'error.form.password_common' } },
    })
  }
  return hash(same)
}

/** What looks the same is the same: keyboards compose letters with marks in different ways. */
function sameForAllKeyboards(password: string): string {
  return password.normalize('NFKC')
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
  const kept = passwordHash ?? (await nobodysHash)
  const same = sameForAllKeyboards(password)
  // Former versions kept it as it was typed.
  const right = (await verify(kept, same)) || (same !== password && (await verify(kept, password)))
  return right && passwordHash !== undefined
}
