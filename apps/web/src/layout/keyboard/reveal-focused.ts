/**
 * Brings what the keys have reached in a row that scrolls into sight: a browser leaves alone what shows
 * 32 px of itself. What a pointer presses stays under it.
 * @returns what ends it
 */
export function revealFocused(): () => void {
  document.addEventListener('focusin', reveal)
  return () => document.removeEventListener('focusin', reveal)
}

/** A row that is focused itself is where it is. */
function reveal({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('[role="group"] :focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
