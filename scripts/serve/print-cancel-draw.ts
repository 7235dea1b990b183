import { cancelDraws, loadSettings, OperatorError } from '@touchline/server'

const USAGE = `npm run cancel-draw
  lists the draws of lotteries that can be cancelled, with their tickets.
npm run cancel-draw -- <draw>
  cancels one that is not drawn: no more tickets are sold, and those that were go back.`

/**
 * Cancels a draw of a lottery.
 * @returns the exit code
 */
export async function printCancelDraw(options: readonly string[]): Promise<number> {
  const [draw = null] = options
  if (options.length > 1) {
    console.error(USAGE)
    return 1
  }
  try {
    const lines = await cancelDraws(loadSettings(process.env), draw)
    console.log(lines.length === 0 ? 'No draw can be cancelled.' : lines.join('\n'))
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
