import { intlLocale } from '@touchline/contract'

type Played = { name: string; liveCount: number; priority: number }

/** What is in play first, as the house ranks it; the others from A to Z. */
export function byPlay<Item extends Played>(items: readonly Item[], locale: string): Item[] {
  const inPlay = items.filter(({ liveCount }) => liveCount > 0)
  const others = items.filter(({ liveCount }) => liveCount === 0)
  return [...inPlay.toSorted((a, b) => a.priority - b.priority), ...byName(others, locale)]
}

/** A to Z as the language of the page has it. */
export function byName<Item extends { name: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true })
  return items.toSorted((first, second) => compare(first.name, second.name))
}
