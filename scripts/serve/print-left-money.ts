import { leftMoney, loadSettings, OperatorError } from '@touchline/server'

const USAGE = `npm run left-money
  lists the money of players who have no way to it any more.
npm run left-money -- <e-mail> <amount> <currency> <reference>
  books what you have paid of it yourself: ada@example.com 45.20 EUR "transfer 4711".`

/**
 * Lists what is left on accounts that are closed or excluded, or books what was paid of it by hand.
 * @returns the exit code
 */
export async function printLeftMoney(options: readonly string[]): Promise<number> {
  const [email, amount, currency, ...words] = options
  const reference = words.join(' ')
  try {
    const settings = loadSettings(process.env)
    if (email === undefined) {
      const lines = await leftMoney(settings, null)
      console.log(lines.length === 0 ? 'No money is left.' : lines.join('\n'))
      return 0
    }
    if (amount === undefined || currency === undefined || reference === '') {
      console.error(USAGE)
      return 1
    }
    console.log((await leftMoney(settings, { email, amount, currency, reference }))[0])
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
