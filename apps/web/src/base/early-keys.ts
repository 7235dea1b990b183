let kept: KeyboardEvent[] = []
let text = ''

/** Only what is meant for the page: a field or a button has had its key already. */
const keep = (event: KeyboardEvent) => {
  if (event.target === document.body) kept.push(event)
}

/** Keeps the keys that are pressed before their map is there. */
export function keepEarlyKeys(): void {
  kept = []
  window.addEventListener('keydown', keep)
}

/** Presses them again, now that somebody listens. What follows the key of the search is its text. */
export function replayEarlyKeys(): void {
  window.removeEventListener('keydown', keep)
  const keys = kept.splice(0)
  for (const event of keys) {
    const isTaken = !document.body.dispatchEvent(new KeyboardEvent('keydown', event))
    if (isTaken && event.key === '/') {
      const rest = keys.slice(keys.indexOf(event) + 1)
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
