/** Resolves once the page reacts: what changes before that would be rendered anew. Browser only. */
export function pageReacts(): Promise<void> {
  const root = document.documentElement
  if (root.dataset['hydrated'] === 'true') return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributeFilter: ['data-hydrated'] })
  })
}
