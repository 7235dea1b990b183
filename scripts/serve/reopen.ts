import { loadSettings, OperatorError, reopenAccount } from '@touchline/server'

/**
 * Opens an account that its player closed.
 * @returns the exit code
 */
export async function reopen(email: string | undefined): Promise<number> {
  if (email === undefined) {
    console.error('Say whose account: npm run reopen -- ada@example.com')
    return 1
  }
  try {
    const isOpen = await reopenAccount(loadSettings(process.env), email)
    console.log(isOpen ? `${email} can sign in again.` : `No closed account has ${email}.`)
    return isOpen ? 0 : 1
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
