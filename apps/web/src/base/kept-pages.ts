import { CACHES } from '../../service-worker/what-is-kept.ts'

/** When the page was made, in ms since 1970, where it is a kept copy; null where it is fresh. */
export function keptAt(): number | null {
  if (typeof document === 'undefined') return null
  const at = document.documentElement.dataset['keptAt']
  return at === undefined ? null : Number(at)
}

/** Opens the kept copy of an address, where there is one. */
export async function openKept(address: string): Promise<void> {
  const copy = await kept((caches) => caches.match(address, { cacheName: CACHES.pages }))
  if (copy !== undefined) window.location.assign(address)
}

/** The player, the bets and their receipts: whoever comes next shall not find them. */
export async function forgetPlayersAnswers(): Promise<void> {
  await kept((caches) => caches.delete(CACHES.player))
}

/** A browser may have none of it, or forbid it, as in the frame of another site: it kept nothing then. */
async function kept<T>(ask: (caches: CacheStorage) => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(window.caches)
  } catch {
    return undefined
  }
}
