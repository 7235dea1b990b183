import { loadSettings, OperatorError, reopenAccount, withDatabase } from '@touchline/server'

/** Opens an account that its player closed. */
export async function reopen([email]: readonly string[]): Promise<string> {
  if (email === undefined) {
    throw new OperatorError('Say whose account: npm run reopen -- ada@example.com')
  }
  const isOpen = await withDatabase(loadSettings(process.env), (db) => reopenAccount(db, email))
  if (!isOpen) throw new OperatorError(`No closed account has ${email}.`)
  return `${email} can sign in again.`
}
