import type { MatchTab } from '@touchline/contract'
import { IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { VIEW_ID } from './view-panel.tsx'
import styles from './view-panel.module.css'

const ICONS = { statistics: 'chart', stream: 'device', chat: 'message' } as const

type ViewButtonsProps = {
  views: readonly MatchTab[]
  open: MatchTab | undefined
  /** Opens one; closes the one that is open. */
  onTurn: (view: MatchTab) => void
}

/** Statistics, stream and chat as icons beside the groups of markets. */
export function ViewButtons({ views, open, onTurn }: ViewButtonsProps) {
  const t = useTranslations('match.tabs')
  if (views.length === 0) return null
  return (
    <div role="group" aria-label={t('label')} className={styles['buttons']}>
      {views.map((view) => (
        <IconButton
          key={view}
          label={t(view)}
          icon={ICONS[view]}
          className={styles['button']}
          aria-expanded={view === open}
          aria-controls={view === open ? VIEW_ID : undefined}
          onClick={() => onTurn(view)}
        />
      ))}
    </div>
  )
}
