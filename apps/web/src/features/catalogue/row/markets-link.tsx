import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { openRow } from '../../../parts/opening/opened-row.ts'
import { useSession } from '../../../player/session/use-session.ts'

type MarketsLinkProps = { match: Match; name: string; className: string | undefined }

/** "+187": how many more markets the match page has, and whether a bet can be built of them. */
export function MarketsLink({ match, name, className }: MarketsLinkProps) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { availableMarketsCount: count } = useLiveMatch(match)
  const canBuild = useCanBuild(match)
  if (count === 0) return <span className={className} />
  return (
    <Link
      {...links.match(match)}
      className={className}
      data-press
      onClick={(event) => openRow(match.id, event.currentTarget)}
      aria-label={[
        t('moreMarkets', { count, match: name }),
        ...(canBuild ? [t('betBuilder')] : []),
      ].join(', ')}
      title={canBuild ? t('betBuilder') : undefined}
      data-builder={canBuild || undefined}
    >
      <bdi>+{count}</bdi>
    </Link>
  )
}

/** CUST-02: only where the settings allow it, as on the match page. */
function useCanBuild({ mainMarket, secondaryMarket }: Match): boolean {
  const isEnabled = useSession((state) => state.settings?.customBetEnabled ?? true)
  return (
    isEnabled &&
    [mainMarket, secondaryMarket].some((market) => (market?.customBetGroups.length ?? 0) > 0)
  )
}
