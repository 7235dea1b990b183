import { heldDeposits, loadSettings, OperatorError } from '@touchline/server'

const USAGE = `npm run held-deposits
  lists the deposits of which the provider says another sum than was asked; nothing of them is booked.
npm run held-deposits -- <deposit> book
  books what was paid.
npm run held-deposits -- <deposit> drop
  ends it without money, which you have given back at the provider.`

/**
 * Lists the deposits that wait for a person, or ends one.
 * @returns the exit code
 */
export async function printHeldDeposits(options: readonly string[]): Promise<number> {
  const [deposit, end] = options
  try {
    const settings = loadSettings(process.env)
    if (deposit === undefined) {
      const lines = await heldDeposits(settings, null)
      console.log(lines.length === 0 ? 'No deposit is held.' : lines.join('\n'))
      return 0
    }
    if (end === undefined || options.length > 2) {
      console.error(USAGE)
      return 1
    }
    console.log((await heldDeposits(settings, { deposit, end }))[0])
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
