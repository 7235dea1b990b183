/**
 * Brings what the keys have reached in a row that scrolls into sight: a browser leaves alone what shows
 * 32 px of itself. What a pointer presses stays under it.
 * @returns what ends it
 */
export function revealFocused(): () => void {
  document.addEventListener('focusin', reveal)
  return () => document.removeEventListener('focusin', reveal)
}

function reveal({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  // A row that is focused itself is where it is.
  if (target.parentElement?.closest('[role="group"]')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
