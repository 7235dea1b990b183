import { loadSettings, operateOffers, OperatorError, simulateOffers } from '@touchline/server'

const USAGE = `npm run offers -- check <file.yaml>      reads it, says what it would change and would have cost
npm run offers -- apply <file.yaml>      changes it
npm run offers -- simulate [file.yaml]   plays a season with a thousand players, says what it costs`

/**
 * Checks, applies or plays a file of offers.
 * @returns the exit code
 */
export async function printOffers([action, file]: readonly string[]): Promise<number> {
  const done = doneBy(action, file)
  if (done === undefined) {
    console.error(USAGE)
    return 1
  }
  try {
    console.log(await done())
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}

function doneBy(action?: string, file?: string): (() => Promise<string>) | undefined {
  if (action === 'simulate') return () => simulateOffers(file)
  if ((action !== 'check' && action !== 'apply') || file === undefined) return undefined
  return () => operateOffers(loadSettings(process.env), { action, file })
}
