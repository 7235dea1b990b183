import { GROUPS, groupOf, type GroupName, type Hit, type HitGroup } from './hit.ts'

/** Rows of each group: who wants more types more. */
const MOST: Readonly<Record<GroupName, number>> = {
  sports: 3,
  tournaments: 5,
  live: 6,
  upcoming: 8,
  competitors: 5,
}

/**
 * What was found here and what the backend found as one, in groups. Rows that stand already keep
 * their place; what the backend knows more of a match takes its row's place.
 */
export function mergeHits(here: readonly Hit[], there: readonly Hit[]): readonly HitGroup[] {
  const told = new Map(there.map((hit) => [hit.id, hit]))
  const merged = new Map(here.map((hit) => [hit.id, told.get(hit.id) ?? hit]))
  for (const hit of there) if (!merged.has(hit.id)) merged.set(hit.id, hit)
  const byGroup = Map.groupBy(merged.values(), groupOf)
  return GROUPS.flatMap((name) => {
    const hits = (byGroup.get(name) ?? []).slice(0, MOST[name])
    return hits.length === 0 ? [] : [{ name, hits }]
  })
}
