/** Rows of a chunk: few enough to mount at once, enough to keep the number of observers low. */
export const CHUNK_ROWS = 10
/** Lists up to this length are always in the document as a whole. */
export const VIRTUAL_FROM = 60
/** Rows that the server renders of a longer list: more than the tallest first screen shows. */
export const FIRST_ROWS = 30

export type Chunk<Row> = {
  rows: readonly Row[]
  /** Always there, whatever the player looks at. */
  pinned: boolean
}

/** How many of its first rows each group has in the document always; it may have less. */
export function pinnedRows<Group extends { matches: readonly unknown[] }>(
  groups: readonly Group[],
): ReadonlyMap<Group, number> {
  const total = groups.reduce((sum, { matches }) => sum + matches.length, 0)
  let left = total > VIRTUAL_FROM ? FIRST_ROWS : total
  const pinned = new Map<Group, number>()
  for (const group of groups) {
    pinned.set(group, left)
    left = Math.max(0, left - group.matches.length)
  }
  return pinned
}

/**
 * Cuts the rows of a group into chunks that are mounted while near the viewport. Rows have the same
 * height, so an absent chunk is an empty box of exactly its height.
 * @param pinned so many of them are there always
 */
export function cutChunks<Row>(rows: readonly Row[], pinned: number): Chunk<Row>[] {
  const chunks: Chunk<Row>[] = []
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    chunks.push({ rows: rows.slice(start, start + CHUNK_ROWS), pinned: start < pinned })
  }
  return chunks
}
