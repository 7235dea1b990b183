import type { EventFilters, SentBlock } from '@touchline/contract'

import type { Answers } from '../fake-api.ts'
import { aSystem } from '../system-settings.ts'

/** A home page that the operator made of some blocks. */
export function homeOf(
  blocks: readonly SentBlock[],
  features: Readonly<Record<string, boolean>> = {},
): Answers {
  const page = { slug: 'home', title: 'Home', description: null, hiddenFromSearch: false }
  return {
    getSystemSettings: () => ({ data: aSystem({ features, site: { pages: ['home'] } }) }),
    getSitePage: () => ({ data: { ...page, blocks: [...blocks] } }),
  }
}

/** Of a block without a title or a link. */
export const plain = { key: '0', title: null, link: null } as const

export const ANY_EVENT: EventFilters = {
  sportKeys: [],
  categoryIds: [],
  leagueIds: [],
  matchIds: [],
  hasVideo: false,
  startsBefore: null,
}
