/**
 * The cell that a key leads to in a grid filled row by row, or null when the key is none of the
 * grid's or leads out of it. `ArrowRight` goes to the previous cell in right-to-left text.
 */
export function nextInGrid(
  key: string,
  current: number,
  count: number,
  columns: number,
  rightToLeft: boolean,
): number | null {
  const forward = rightToLeft ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  const next = current + step
  return next >= 0 && next < count ? next : null
}
