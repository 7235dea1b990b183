let kept: KeyboardEvent[] = []
let text = ''
let isHeard = false

/** Only what is meant for the page: a field or a button has had its key already. */
function keep(event: KeyboardEvent) {
  if (event.target === document.body) kept.push(event)
}

/**
 * Keeps the keys that are pressed before their map is there. Where it is, as in a page that takes the
 * place of another, they are heard, and must not be pressed again: one of them may have placed a bet.
 * @returns keeps none any more
 */
export function keepEarlyKeys(): () => void {
  kept = []
  if (!isHeard) window.addEventListener('keydown', keep)
  return () => window.removeEventListener('keydown', keep)
}

/** Presses them again, now that somebody listens. @returns tells that nobody does any more */
export function replayEarlyKeys(): () => void {
  window.removeEventListener('keydown', keep)
  isHeard = true
  pressAgain(kept.splice(0))
  return () => {
    isHeard = false
  }
}

/** What follows the key of the search is its text. */
function pressAgain(keys: readonly KeyboardEvent[]): void {
  for (const [place, event] of keys.entries()) {
    const isTaken = !document.body.dispatchEvent(new KeyboardEvent('keydown', event))
    if (isTaken && event.key === '/') {
      const rest = keys.slice(place + 1)
      text = rest.map(({ key }) => (key.length === 1 ? key : '')).join('')
      return
    }
  }
}

/** What was typed for the search before its field was there; once. */
export function takeEarlyText(): string {
  const taken = text
  text = ''
  return taken
}
