import type { Match } from '@touchline/contract'
import { IconButton, Popover, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import type { Panel } from './market-panels.ts'
import styles from './market-panel.module.css'

/** Opened by few, so it comes when it is opened. */
const MarketInfo = lazyPart(async () => (await import('../about/market-info.tsx')).MarketInfo)

/** What a market means, its chances and its prices so far. */
export function AboutButton({ match, panel }: { match: Match; panel: Panel }) {
  const t = useTranslations('match')
  const label = t('explain', { market: panel.title })
  return (
    <Popover
      label={label}
      align="end"
      className={styles['about']}
      trigger={(attributes) => (
        <IconButton size="small" icon="info" label={label} {...attributes} />
      )}
    >
      <Waiting fallback={<Skeleton className={styles['aboutWaiting']} />}>
        <MarketInfo match={match} panel={panel} />
      </Waiting>
    </Popover>
  )
}
