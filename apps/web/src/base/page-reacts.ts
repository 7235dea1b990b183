/** Runs once the page reacts: what changes before that would be rendered anew. Browser only. */
export function oncePageReacts(run: () => void): void {
  const root = document.documentElement
  if (root.dataset['hydrated'] === 'true') return run()
  const observer = new MutationObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(root, { attributeFilter: ['data-hydrated'] })
}
