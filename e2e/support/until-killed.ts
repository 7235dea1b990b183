import { ApiError } from '@touchline/contract'
import type { Placement } from '@touchline/contract'

type Run = {
  /** Placements under way at the same time. */
  lanes: number
  /** Acknowledgements after which the server is killed. */
  killAfter: number
  /** @returns ids of the placed bets */
  place: (placement: Placement) => Promise<string[]>
  kill: () => Promise<unknown>
}

/**
 * Places through several lanes and kills the server while they are busy.
 * @returns ids of the bets by reference, of those placements that were answered
 */
export async function untilKilled(
  placements: readonly Placement[],
  { lanes, killAfter, place, kill }: Run,
): Promise<Map<string, string[]>> {
  const acknowledged = new Map<string, string[]>()
  const waiting = placements.values()
  let killed: Promise<unknown> | undefined

  async function lane(): Promise<void> {
    for (const placement of waiting) {
      const ids = await place(placement).catch(unanswered)
      if (ids !== undefined) acknowledged.set(placement.meta.reference, ids)
      if (acknowledged.size >= killAfter) killed ??= kill()
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane))
  await killed
  return acknowledged
}

function unanswered(error: unknown): undefined {
  // An answer that breaks off in its body is a TypeError of fetch.
  if (error instanceof TypeError) return undefined
  if (error instanceof ApiError && error.kind === 'no_answer') return undefined
  // The site lives on without its database, and does not know what became of the statement.
  if (error instanceof ApiError && error.status === 503) return undefined
  throw error
}
