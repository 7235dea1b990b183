import { GROUPS, groupOf, startOf, type GroupName, type HitGroup, type RankedHit } from './hit.ts'

/** Rows of each group: who wants more types more. */
const MOST: Readonly<Record<GroupName, number>> = {
  sports: 3,
  tournaments: 5,
  live: 6,
  upcoming: 8,
  competitors: 5,
  finished: 6,
}

/**
 * What was found here and what the backend found as one, in groups: the better fit first, among
 * equals the sooner match. What the backend knows more of a match takes its row's place.
 */
export function mergeHits(
  here: readonly RankedHit[],
  there: readonly RankedHit[],
): readonly HitGroup[] {
  const merged = new Map(here.map((found) => [found.hit.id, found]))
  for (const { hit, rank } of there) {
    const known = merged.get(hit.id)
    merged.set(hit.id, { hit, rank: Math.min(rank, known?.rank ?? rank) })
  }
  const sorted = [...merged.values()].sort((a, b) => a.rank - b.rank || timeOf(a) - timeOf(b))
  const byGroup = Map.groupBy(
    sorted.map(({ hit }) => hit),
    (hit) => groupOf(hit),
  )
  return GROUPS.flatMap((name) => {
    const hits = (byGroup.get(name) ?? []).slice(0, MOST[name])
    return hits.length === 0 ? [] : [{ name, hits }]
  })
}

/** What has no time keeps the order that it came in. */
function timeOf({ hit }: RankedHit): number {
  return hit.kind === 'match' ? startOf(hit.match) : 0
}
