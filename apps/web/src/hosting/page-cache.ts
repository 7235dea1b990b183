export type RenderedPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
}

type Entry = { expiresAt: number; page: Promise<RenderedPage> }

export type PageCache = {
  get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
}

/**
 * Keeps rendered pages for a moment and renders each address once at a time: however many
 * visitors ask in that moment, they share one rendering. A failed rendering is not kept.
 * @param lifetimeMs how long a page serves after its rendering began; 0 only joins requests
 *   that are under way
 */
export function createPageCache(
  lifetimeMs: number,
  maxEntries = 500,
  now: () => number = Date.now,
): PageCache {
  const entries = new Map<string, Entry>()

  return {
    get(key, render) {
      const known = entries.get(key)
      if (known !== undefined && known.expiresAt > now()) return known.page
      const page = render()
      const entry = { page, expiresAt: Number.POSITIVE_INFINITY }
      remember(entries, key, entry, maxEntries)
      const began = now()
      page.then(
        () => {
          entry.expiresAt = began + lifetimeMs
        },
        () => {
          if (entries.get(key) === entry) entries.delete(key)
        },
      )
      return page
    },
  }
}

function remember(entries: Map<string, Entry>, key: string, entry: Entry, most: number): void {
  entries.delete(key)
  entries.set(key, entry)
  const oldest = entries.keys().next()
  if (entries.size > most && !oldest.done) entries.delete(oldest.value)
}
