import { loadSettings, OperatorError, refundDeposit } from '@touchline/server'

const USAGE = `npm run refund -- [--taken] <deposit> [amount | all] [reason]
  A deposit is named as in the table payments; an amount is in its currency, as 12.50.
  --taken books what a bank has taken already, as in a dispute, and asks nobody for it.`

/**
 * Gives a player's deposit back, whole or in part.
 * @returns the exit code
 */
export async function printRefund(options: readonly string[]): Promise<number> {
  const isTaken = options[0] === '--taken'
  const [deposit, amount, ...reason] = isTaken ? options.slice(1) : options
  if (deposit === undefined) {
    console.error(USAGE)
    return 1
  }
  try {
    const wanted = {
      deposit,
      amount: amount === 'all' ? undefined : amount,
      reason: reason.length === 0 ? undefined : reason.join(' '),
      isTaken,
    }
    console.log(await refundDeposit(loadSettings(process.env), wanted))
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
