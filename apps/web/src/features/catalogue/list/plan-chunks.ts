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

/**
 * Cuts groups of rows into chunks that are mounted while near the viewport. Rows have the same
 * height, so an absent chunk is an empty box of exactly its height.
 */
export function planChunks<Row>(groups: readonly (readonly Row[])[]): Chunk<Row>[][] {
  const total = groups.reduce((sum, rows) => sum + rows.length, 0)
  const pinnedRows = total > VIRTUAL_FROM ? FIRST_ROWS : total
  let before = 0
  return groups.map((rows) => {
    const chunks: Chunk<Row>[] = []
    for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
      const part = rows.slice(start, start + CHUNK_ROWS)
      chunks.push({ rows: part, pinned: before < pinnedRows })
      before += part.length
    }
    return chunks
  })
}
