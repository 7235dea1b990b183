import { intlLocale } from '@touchline/contract'

/** A to Z as the language of the page has it. */
export function byName<Item extends { name: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true })
  return items.toSorted((first, second) => compare(first.name, second.name))
}
