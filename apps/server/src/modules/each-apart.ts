import { isDatabaseAway, reasonOf } from '../db/database-error.ts'

/**
 * Does one after the other, so that none holds up those after it by failing; where the database is
 * gone, the rest is left.
 * @throws the failure, when all have been tried; AggregateError where there are several
 */
export async function eachApart<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) {
    throw new AggregateError(failures, [...new Set(failures.map(reasonOf))].join('; '))
  }
}
