import { within } from '@testing-library/dom'
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

/** Shown below the block in question: once it is there, nothing above it is still to come. */
export const afterIt: SentBlock = { ...plain, type: 'label', key: '9', title: 'After', icon: null }

/** The block with this title, as it stands on the page. */
export async function shownBlock(title: string): Promise<HTMLElement> {
  const titles = await within(document.body).findAllByRole('heading', { name: title })
  const block = titles.map((each) => each.closest<HTMLElement>('[data-block]')).find(Boolean)
  if (!block) throw new Error(`No block has the title ${title}`)
  return block
}

export const ANY_EVENT: EventFilters = {
  sportKeys: [],
  categoryIds: [],
  leagueIds: [],
  matchIds: [],
  hasVideo: false,
  startsBefore: null,
}
