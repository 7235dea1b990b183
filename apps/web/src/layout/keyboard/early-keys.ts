let kept: KeyboardEvent[] = []

/** Only what is meant for the page: a field or a button has had its key already. */
const keep = (event: KeyboardEvent) => {
  if (event.target === document.body) kept.push(event)
}

/** Keeps the keys that are pressed before their map is there. */
export function keepEarlyKeys(): void {
  kept = []
  window.addEventListener('keydown', keep)
}

/** Presses them again, now that somebody listens. */
export function replayEarlyKeys(): void {
  window.removeEventListener('keydown', keep)
  for (const event of kept.splice(0)) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', event))
  }
}
