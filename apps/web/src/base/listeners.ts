/** Who wants to hear of something. One listener may be given twice, and is told twice then. */
export type Listeners<News extends readonly unknown[]> = {
  /** The returned function ends it. */
  readonly add: (listener: (...news: News) => void) => () => void
  readonly tell: (...news: News) => void
  readonly count: () => number
}

export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const all = new Set<(...news: News) => void>()
  return {
    add(listener) {
      const own = (...news: News) => listener(...news)
      all.add(own)
      return () => void all.delete(own)
    },
    tell(...news) {
      for (const listener of all) listener(...news)
    },
    count: () => all.size,
  }
}
