/** ms for which a mark stands: longer where nothing moves to catch the eye. */
const LIFETIME = 1_000
const LIFETIME_STILL = 3_000
/** ms between two sweeps: marks that end close together leave in one pass of styles. */
const SWEEP = 200
/** With more marks than this, a new one neither fades nor rolls: an animation costs a layer each. */
const FEW = 12

/** The last move that each button showed: one that comes back into view shows it no second time. */
const shown = new WeakMap<HTMLElement, string>()
/** Buttons that bear a mark, the oldest first, each with the time at which it ends. */
const marked = new Map<HTMLElement, number>()
let sweeper: ReturnType<typeof setTimeout> | undefined
let stillness: MediaQueryList | undefined

/**
 * Marks a price that moved, for a moment; in calm mode not at all. Attributes written past React: a mark
 * comes and goes without a rendering, and all that end together are taken off by one timer.
 * @param move tells this move from the others of its button
 */
export function markMove(button: HTMLElement, direction: 'up' | 'down', move: string): void {
  if (shown.get(button) === move || document.documentElement.dataset['calm'] === 'true') return
  shown.set(button, move)
  stillness ??= matchMedia('(prefers-reduced-motion: reduce)')
  const { dataset } = button
  dataset['direction'] = direction
  if (stillness.matches || marked.size >= FEW) delete dataset['tick']
  else dataset['tick'] = dataset['tick'] === '0' ? '1' : '0'
  marked.delete(button)
  const lifetime = stillness.matches ? LIFETIME_STILL : LIFETIME
  marked.set(button, performance.now() + lifetime)
  sweeper ??= setTimeout(sweep, lifetime)
}

/** Takes the mark off at once: what the button shows now has not moved. */
export function unmark(button: HTMLElement): void {
  if (!marked.delete(button)) return
  delete button.dataset['direction']
  delete button.dataset['tick']
}

function sweep(): void {
  const now = performance.now()
  sweeper = undefined
  for (const [button, end] of marked) {
    if (end > now) {
      sweeper = setTimeout(sweep, Math.max(SWEEP, end - now))
      return
    }
    unmark(button)
  }
}
