type Dated = { state: { dataUpdatedAt: number } }

/**
 * Lets what came with a page count as read when the browser takes the page over. By the server's
 * clock it is old on a device whose clock is ahead, or after a slow way here: all of it would be read
 * again while parts of the page are still to be taken over, which then show other numbers than the
 * server rendered. What moves fast is pushed from the position of its snapshot, however old that is.
 */
export function countFromNow(queries: readonly Dated[]): void {
  const now = Date.now()
  for (const { state } of queries) state.dataUpdatedAt = now
}
