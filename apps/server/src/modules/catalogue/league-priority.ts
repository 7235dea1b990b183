import { baseOf, type LocaleCode } from '@touchline/contract'

import type { CatalogueTournament } from '../../feed/messages.ts'

/** DATA-03: the place of a league in the order of a language, of its base, else of all; lower comes first. */
export function leaguePriority(
  { priority, priorityIn = {} }: CatalogueTournament,
  locale: LocaleCode,
): number {
  return priorityIn[locale] ?? priorityIn[baseOf(locale)] ?? priority
}
