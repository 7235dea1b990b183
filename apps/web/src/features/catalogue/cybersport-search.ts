import { readSport, type PageSearch } from '../../addresses/page-parameters.ts'
import { parseEventSearch, type EventSearch } from './event-search.ts'
import type { Scope } from './page/filters.ts'

/** What the address of the esports asks for. */
export type CybersportSearch = EventSearch & { sport?: string }

export function parseCybersportSearch(search: PageSearch): CybersportSearch {
  return {
    ...parseEventSearch(search),
    ...readSport(search.sport),
  }
}

/** Sports that are played on a computer. */
export const ESPORTS = { sportType: ['cybersport'] } satisfies Scope

export function cybersportScope(sport: string | undefined): Scope {
  return sport === undefined ? ESPORTS : { ...ESPORTS, sportKey: [sport] }
}
