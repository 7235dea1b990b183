import type { DatabaseSettings, Db } from '../../db/database.ts'
import { openDatabase } from '../../db/database.ts'
import { OperatorError } from '../../reporting/operator-error.ts'
import { cancelDraw, readUndrawn } from './lottery-repository.ts'

/**
 * Lists the draws of lotteries that can be cancelled, or cancels one. It may be called while the product
 * runs, which then gives the tickets back.
 * @returns lines to print
 * @throws OperatorError that says why not
 */
export async function cancelDraws(
  settings: DatabaseSettings,
  draw: string | null,
): Promise<readonly string[]> {
  const database = await openDatabase(settings)
  try {
    return draw === null
      ? await writeUndrawn(database.kysely)
      : [await cancelByHand(database.kysely, draw, new Date())]
  } finally {
    await database.close()
  }
}

export async function writeUndrawn(db: Db): Promise<readonly string[]> {
  return (await readUndrawn(db)).map(({ draw: { id, game, number, closesAt }, tickets }) => {
    const closes = new Date(closesAt).toISOString()
    return [id, `${game.code} ${number}`, `closes ${closes}`, `${tickets} tickets`].join('\t')
  })
}

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
