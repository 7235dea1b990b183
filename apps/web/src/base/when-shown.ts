/** Acts at once where somebody may look at the page, else when it is shown again. @returns takes it back */
export function whenShown(act: () => void): () => void {
  if (typeof document === 'undefined' || document.visibilityState !== 'hidden') {
    act()
    return () => undefined
  }
  document.addEventListener('visibilitychange', act, { once: true })
  return () => document.removeEventListener('visibilitychange', act)
}
