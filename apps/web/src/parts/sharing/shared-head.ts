import { formatOdds, totalOdds } from '@touchline/betting'
import { intlLocale, readShareCode, type FoundSharedBets } from '@touchline/contract'
import { createTranslator } from 'use-intl/core'

import { linksFor } from '../../addresses/links.ts'
import { cardPath, openGraph } from '../../addresses/open-graph.ts'
import { pathOf } from '../../addresses/page-path.ts'
import type { PageData } from '../../data/page-data.ts'
import { systemSettingsQuery } from '../../data/queries/system-settings.ts'
import { shareLink, takeShareCode } from './share-address.ts'

export type SharedHead = {
  title: string
  description: string
  url: string
  picture: string
  locale: string
}

/** What a messenger shows of a shared link: read on the server alone, for no browser asks for it. */
export async function readSharedHead(services: PageData, href: string): Promise<SharedHead | null> {
  const taken = takeShareCode(href)
  const code = taken === null ? null : readShareCode(taken.code)
  if (code === null) return null
  try {
    const settings = await services.queryClient.query(systemSettingsQuery(services))
    if (!settings.platform.sharingEnabled) return null
    const { data } = await services.api('findSharedBets', { query: { code } })
    return sharedHead(services, data)
  } catch {
    // The page itself tells what is wrong with the code.
    return null
  }
}

function sharedHead({ page, messages }: PageData, found: FoundSharedBets): SharedHead | null {
  const t = createTranslator({ locale: intlLocale(page.locale), messages, namespace: 'sharing' })
  const [bet] = found.bets
  if (bet === undefined) return null
  const legs = found.bets.flatMap(({ selections }) => selections)
  const odds = formatOdds(totalOdds(bet.selections.map((leg) => leg.odds)), 'european')
  const hasOdds = found.bets.length === 1 && (bet.type === 'single' || bet.type === 'combo')
  const names = legs.flatMap((leg) =>
    leg.names === null ? [] : [`${leg.names.outcome} (${leg.names.match})`],
  )
  const path = pathOf(linksFor(page).home())
  return {
    title: hasOdds
      ? t('headOdds', { count: legs.length, odds })
      : t('head', { count: legs.length }),
    description: names.join(' · '),
    url: shareLink(page.publicUrl, path, found.code),
    picture: `${page.publicUrl}${cardPath.bet(found.code)}`,
    locale: page.locale,
  }
}

/** Each takes the place of the one that the page itself has. */
export function sharedMeta(shared: SharedHead) {
  return import.meta.env.SSR ? [...openGraph(shared), { name: 'robots', content: 'noindex' }] : []
}
