import { loadSettings, operateOffers, OperatorError, simulateOffers } from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run offers -- check <file.yaml>      reads it, says what it would change and would have cost
npm run offers -- apply <file.yaml>      changes it
npm run offers -- simulate [file.yaml]   plays a season with a thousand players, says what it costs`

/** Checks, applies or plays a file of offers. */
export const offers: Command = { usage: USAGE, run: operate }

async function operate([action, file, ...more]: readonly string[]): Promise<string> {
  if (more.length > 0) throw new OperatorError(USAGE)
  if (action === 'simulate') return simulateOffers(file)
  if ((action !== 'check' && action !== 'apply') || file === undefined) {
    throw new OperatorError(USAGE)
  }
  return operateOffers(loadSettings(process.env), { action, file })
}
