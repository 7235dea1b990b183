import {
  bookPaidByHand,
  loadSettings,
  noteAct,
  OperatorError,
  withDatabase,
  writeLeftMoney,
} from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run left-money
  lists the money of players who have no way to it any more.
npm run left-money -- <e-mail> <amount> <currency> <reference>
  books what you have paid of it yourself: ada@example.com 45.20 EUR "transfer 4711".`

/** Lists what is left on accounts that are closed or excluded, or books what was paid of it by hand. */
export const leftMoney: Command = { usage: USAGE, run: listOrBook }

async function listOrBook(options: readonly string[]): Promise<string> {
  const [email, amount, currency, ...words] = options
  const reference = words.join(' ')
  if (email === undefined) {
    const lines = await withDatabase(loadSettings(process.env), (db) =>
      writeLeftMoney(db, new Date()),
    )
    return lines.join('\n') || 'No money is left.'
  }
  if (amount === undefined || currency === undefined || reference === '') {
    throw new OperatorError(USAGE)
  }
  const paid = { email, amount, currency, reference }
  const act = {
    command: 'left-money',
    subject: { player: email },
    details: `${amount} ${currency} ${reference}`,
  }
  return withDatabase(loadSettings(process.env), (db) =>
    noteAct(db, act, () => bookPaidByHand(db, paid, new Date())),
  )
}
