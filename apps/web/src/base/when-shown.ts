/** Acts at once where somebody may look at the page, else when it is shown again. @returns takes it back */
export function whenShown(act: () => void): () => void {
  if (!isHidden()) {
    act()
    return () => undefined
  }
  document.addEventListener('visibilitychange', act, { once: true })
  return () => document.removeEventListener('visibilitychange', act)
}

function isHidden(): boolean {
  if (typeof document === 'undefined') return false
  return document.visibilityState === 'hidden'
}
