import { formatOdds, totalOdds } from '@touchline/betting'
import { intlLocale, readShareCode, type FoundSharedBets } from '@touchline/contract'
import { calls } from '@touchline/contract/by-name'
import { createTranslator } from 'use-intl/core'

import { linksFor } from '../addresses/links.ts'
import { pathOf } from '../addresses/page-path.ts'
import type { Services } from '../lib/services.ts'
import { systemSettingsQuery } from '../queries/system-settings.ts'
import { shareLink, takeShareCode } from './share-address.ts'

export type SharedHead = { title: string; description: string; url: string }

/** What a messenger shows of a shared link: read on the server alone, for no browser asks for it. */
export async function readSharedHead(services: Services, href: string): Promise<SharedHead | null> {
  const taken = takeShareCode(href)
  const code = taken === null ? null : readShareCode(taken.code)
  if (code === null) return null
  try {
    const settings = await services.queryClient.query(systemSettingsQuery(services))
    if (!settings.platform.sharingEnabled) return null
    const { data } = await services.api(calls.findSharedBets, { query: { code } })
    return sharedHead(services, data)
  } catch {
    // The page itself tells what is wrong with the code.
    return null
  }
}

function sharedHead({ page, messages }: Services, found: FoundSharedBets): SharedHead | null {
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
  }
}

/** Text alone: there is no picture to tell. */
export function sharedMeta({ title, description, url }: SharedHead) {
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'robots', content: 'noindex' },
  ]
}
