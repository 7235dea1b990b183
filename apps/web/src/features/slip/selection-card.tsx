import { betKey, type SlipBet, type SlipSelection } from '@touchline/betting'
import { Link } from '@tanstack/react-router'
import { IconButton, SportIcon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { LegScore } from '../../parts/bets/leg-score.tsx'
import type { SelectionDetails } from '../../player/slip/stored.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { ChangedNotice, SelectionNotices } from './selection-notices.tsx'
import { SelectionPrice } from './selection-price.tsx'
import styles from './selection-card.module.css'
import { StakeRow } from './stake-row.tsx'

type SelectionCardProps = {
  selection: SlipSelection
  /** The selection's own bet, where the slip holds several: its stake is asked for here. */
  bet: SlipBet | null
}

export function SelectionCard({ selection, bet }: SelectionCardProps) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const details = useSlip((view) => view.details[selection.id])
  const isBusy = useSlip((view) => view.slip.inProgress)
  const isStale = useSlip(({ blockers }) =>
    blockers.some(
      ({ code, selectionId }) => code === 'selection_stale' && selectionId === selection.id,
    ),
  )
  const match = details === undefined ? '' : `${details.home} – ${details.away}`
  return (
    <li
      className={styles['card']}
      data-selection-id={selection.id}
      data-state={cardState(selection, isStale)}
    >
      <div className={styles['top']}>
        <SportIcon sportKey={details?.sportKey ?? ''} className={styles['sport']} />
        <span className={styles['league']}>
          <bdi>{details?.leagueName}</bdi>
        </span>
        <IconButton
          icon="x"
          size="small"
          className={styles['remove']}
          label={t('remove', { outcome: details?.outcomeName ?? '', match })}
          disabled={isBusy}
          onClick={() => dispatch({ type: 'removeSelection', selectionId: selection.id })}
        />
      </div>
      {details !== undefined && <MatchLine details={details} />}
      <div className={styles['pick']}>
        <span className={styles['names']}>
          <bdi className={styles['outcome']}>{details?.outcomeName}</bdi>
          <bdi className={styles['market']}>{details?.marketName}</bdi>
        </span>
        <div className={styles['side']}>
          <SelectionPrice selection={selection} />
          {selection.isChanged && !selection.isSuspended && <ChangedNotice />}
        </div>
      </div>
      <SelectionNotices selection={selection} />
      {bet !== null && <StakeRow betKey={betKey(bet)} outcome={details?.outcomeName ?? ''} />}
    </li>
  )
}

function MatchLine({ details }: { details: SelectionDetails }) {
  const links = useLinks()
  const { matchId, matchSlug, sportKey, home, away } = details
  return (
    <div className={styles['match']}>
      <Link
        {...links.match({ id: matchId, slug: matchSlug, sport: { key: sportKey } })}
        className={styles['link']}
      >
        <bdi>{home}</bdi> – <bdi>{away}</bdi>
      </Link>
      <LegScore matchId={matchId} />
    </div>
  )
}

function cardState(selection: SlipSelection, isStale: boolean): string {
  if (selection.isNotAvailable) return 'unavailable'
  if (selection.isSuspended) return 'suspended'
  if (isStale) return 'stale'
  return selection.isChanged ? 'changed' : 'open'
}
