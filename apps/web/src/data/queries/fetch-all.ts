import type { Pagination } from '@touchline/contract'

type Page<Item> = { data: readonly Item[]; meta: { pagination: Pagination } }

type Counted = { id: string; gamesCount?: number; liveCount?: number; outrightsCount?: number }

/**
 * Reads every page of a list, one after another. An item that several pages name appears once,
 * where it came first, with its counts of games and outrights added up (BROWSE-13).
 * @param fetchPage page numbers begin at 1
 */
export async function fetchAll<Item extends Counted>(
  fetchPage: (page: number) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items = new Map<string, Item>()
  let page = 0
  let lastPage = 1
  while (page < lastPage) {
    page += 1
    const answer = await fetchPage(page)
    lastPage = answer.meta.pagination.lastPage
    for (const item of answer.data) {
      const known = items.get(item.id)
      items.set(item.id, known === undefined ? item : addCounts(known, item))
    }
  }
  return [...items.values()]
}

const COUNTS = ['gamesCount', 'liveCount', 'outrightsCount'] as const

function addCounts<Item extends Counted>(known: Item, more: Item): Item {
  const sums = COUNTS.filter((name) => known[name] !== undefined).map((name) => [
    name,
    (known[name] ?? 0) + (more[name] ?? 0),
  ])
  return { ...known, ...(Object.fromEntries(sums) as Partial<Item>) }
}
