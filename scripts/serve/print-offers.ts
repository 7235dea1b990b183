import { loadSettings, operateOffers, OperatorError } from '@touchline/server'

const USAGE = `npm run offers -- check <file.yaml>   reads it, and says what it would change
npm run offers -- apply <file.yaml>   changes it`

/**
 * Checks or applies a file of offers.
 * @returns the exit code
 */
export async function printOffers([action, file]: readonly string[]): Promise<number> {
  if ((action !== 'check' && action !== 'apply') || file === undefined) {
    console.error(USAGE)
    return 1
  }
  try {
    console.log(await operateOffers(loadSettings(process.env), { action, file }))
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
