import type { Db } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { cancelDraw, readUndrawn } from './lottery-repository.ts'

/** A line for each draw of a lottery that can be cancelled. */
export async function writeUndrawn(db: Db): Promise<readonly string[]> {
  return (await readUndrawn(db)).map(({ draw: { id, game, number, closesAt }, tickets }) => {
    const closes = new Date(closesAt).toISOString()
    return [id, `${game.code} ${number}`, `closes ${closes}`, `${tickets} tickets`].join('\t')
  })
}

/**
 * Cancels a draw; a product that runs gives the tickets back.
 * @returns what was done, in a sentence
 * @throws OperatorError that says why not
 */
export async function cancelByHand(db: Db, id: string, now: Date): Promise<string> {
  const cancelled = await cancelDraw(db, id, now)
  switch (cancelled) {
    case 'unknown':
      throw new OperatorError(`There is no draw ${id}.`)
    case 'drawn':
      throw new OperatorError(`${id} is drawn: its numbers stand.`)
    case 'cancelled_before':
      throw new OperatorError(`${id} is cancelled already.`)
    default:
      return `${id} is cancelled: ${cancelled} tickets go back.`
  }
}
