import {
  bookReturnedRefund,
  bookTakenDeposit,
  loadSettings,
  noteAct,
  OperatorError,
  refundDeposit,
  type RefundWanted,
  withDatabase,
} from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run refund -- [--taken] <deposit> [amount | all] [reason]
  A deposit is named as in the table payments; an amount is in its currency, as 12.50.
  --taken books what a bank has taken already, as in a dispute, and asks nobody for it.
npm run refund -- --returned <refund>
  books that the bank has given back what it took, as in a dispute that was won.`

/** What each option makes of it; the first is without one. */
const WAYS = {
  refund: refundDeposit,
  '--taken': bookTakenDeposit,
  '--returned': (db, { id }, now) => bookReturnedRefund(db, id, now),
} as const satisfies Record<string, typeof refundDeposit>

/** Gives a player's deposit back, whole or in part, or books what a bank did with it. */
export const refund: Command = { usage: USAGE, run: giveBack }

async function giveBack(options: readonly string[]): Promise<string> {
  const [option] = options
  const way = option === '--taken' || option === '--returned' ? option : 'refund'
  const [id, amount, ...reason] = way === 'refund' ? options : options.slice(1)
  if ((way === '--returned' && amount !== undefined) || id === undefined || id.startsWith('--')) {
    throw new OperatorError(USAGE)
  }
  const wanted: RefundWanted = {
    id,
    amount: amount === 'all' ? undefined : amount,
    reason: reason.length === 0 ? undefined : reason.join(' '),
  }
  const act = {
    command: way === 'refund' ? way : `refund ${way}`,
    subject: id,
    details: amount === undefined ? undefined : [amount, ...reason].join(' '),
  }
  return withDatabase(loadSettings(process.env), (db) =>
    noteAct(db, act, () => WAYS[way](db, wanted, new Date())),
  )
}
