import { Link } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'

type MarketsLinkProps = { match: Match; name: string; className: string | undefined }

/** "+187": how many more markets the match page has. */
export function MarketsLink({ match, name, className }: MarketsLinkProps) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  const { availableMarketsCount: count } = useLiveMatch(match)
  if (count === 0) return <span className={className} />
  return (
    <Link
      {...links.match(match)}
      className={className}
      aria-label={t('moreMarkets', { count, match: name })}
    >
      <bdi>+{count}</bdi>
    </Link>
  )
}
