/** The row whose link was pressed last: whose match it shows, and how far down the window it stood. */
let opened: { matchId: string; top: number } | undefined

export function openRow(matchId: string, row: Element): void {
  opened = { matchId, top: row.getBoundingClientRect().top }
}

/** Moves a page's head from the row that opened it to its place, once. */
export function growFromRow(matchId: string, head: Element): void {
  const from = opened?.matchId === matchId ? opened.top : undefined
  opened = undefined
  // No time where nothing is to move.
  const duration = Number.parseFloat(getComputedStyle(head).getPropertyValue('--duration'))
  if (from === undefined || !(duration > 0)) return
  const distance = from - head.getBoundingClientRect().top
  head.animate(
    [
      { transform: `translateY(${distance}px)`, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration, easing: 'ease-out' },
  )
}
