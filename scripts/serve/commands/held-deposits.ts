import {
  endHeldDeposit,
  loadSettings,
  noteAct,
  OperatorError,
  withDatabase,
  writeHeldDeposits,
} from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run held-deposits
  lists the deposits of which the provider says another sum than was asked; nothing of them is booked.
npm run held-deposits -- <deposit> book
  books what was paid.
npm run held-deposits -- <deposit> drop
  ends it without money, which you have given back at the provider.`

/** Lists the deposits that wait for a person, or ends one. */
export const heldDeposits: Command = { usage: USAGE, run: listOrEnd }

async function listOrEnd([deposit, end, ...more]: readonly string[]): Promise<string> {
  if (deposit === undefined) {
    const lines = await withDatabase(loadSettings(process.env), writeHeldDeposits)
    return lines.join('\n') || 'No deposit is held.'
  }
  if (end === undefined || more.length > 0) throw new OperatorError(USAGE)
  const ended = { deposit, end }
  const act = { command: `held-deposits ${end}`, subject: deposit }
  return withDatabase(loadSettings(process.env), (db) =>
    noteAct(db, act, () => endHeldDeposit(db, ended, new Date())),
  )
}
