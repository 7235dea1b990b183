import {
  loadSettings,
  noteAct,
  OperatorError,
  refundDeposit,
  withDatabase,
} from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run refund -- [--taken] <deposit> [amount | all] [reason]
  A deposit is named as in the table payments; an amount is in its currency, as 12.50.
  --taken books what a bank has taken already, as in a dispute, and asks nobody for it.
npm run refund -- --returned <refund>
  books that the bank has given back what it took, as in a dispute that was won.`

function howOf(option: string | undefined): 'given' | 'taken' | 'returned' {
  if (option === '--taken') return 'taken'
  return option === '--returned' ? 'returned' : 'given'
}

/** Gives a player's deposit back, whole or in part, or books what a bank did with it. */
export const refund: Command = { usage: USAGE, run: giveBack }

async function giveBack(options: readonly string[]): Promise<string> {
  const how = howOf(options[0])
  const [id, amount, ...reason] = how === 'given' ? options : options.slice(1)
  if ((how === 'returned' && amount !== undefined) || id === undefined || id.startsWith('--')) {
    throw new OperatorError(USAGE)
  }
  const wanted = {
    id,
    amount: amount === 'all' ? undefined : amount,
    reason: reason.length === 0 ? undefined : reason.join(' '),
    how,
  }
  const act = {
    command: how === 'given' ? 'refund' : `refund --${how}`,
    subject: id,
    details: amount === undefined ? undefined : [amount, ...reason].join(' '),
  }
  return withDatabase(loadSettings(process.env), (db) =>
    noteAct(db, act, () => refundDeposit(db, wanted, new Date())),
  )
}
