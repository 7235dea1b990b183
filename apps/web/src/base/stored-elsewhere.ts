/**
 * Told when another tab of the browser has written or forgotten what stands under a key of the local
 * storage. The returned function ends it.
 */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // No key: everything was forgotten.
    if (event.key === null || event.key === key) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
