import { betKey, type SlipSelection } from '@touchline/betting'
import { Link } from '@tanstack/react-router'
import { classNames, IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { LegTerms } from '../../parts/bets/leg-terms.tsx'
import { LegScore } from '../../parts/bets/leg-score.tsx'
import type { SelectionDetails } from '../../player/slip/stored-details.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { BankerToggle } from './system/banker-toggle.tsx'
import { cardState, LongNotices, ShortNotice } from './selection-notices.tsx'
import { SelectionPrice } from './selection-price.tsx'
import styles from './selection-card.module.css'
import { StakeField } from './stake-field.tsx'

/** A leg on two lines: outcome and price, then market and match, with the stake of its single. */
export function SelectionCard({ selection }: { selection: SlipSelection }) {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const { id } = selection
  const details = useSlip((view) => view.details[id])
  const isBusy = useSlip((view) => view.slip.inProgress)
  const isStale = useSlip(({ blockers }) =>
    blockers.some(({ code, selectionId }) => code === 'selection_stale' && selectionId === id),
  )
  const isStaked = useSlip(
    ({ offered }) => offered.length > 1 && offered.some((bet) => betKey(bet) === id),
  )
  const isAimed = useSlip(({ aimed }) => aimed !== null && betKey(aimed) === id)
  const outcome = details?.outcomeName ?? ''
  const match = details === undefined ? '' : `${details.home} – ${details.away}`
  return (
    <li
      className={classNames(styles['card'], isStaked && isAimed && styles['aimed'])}
      data-selection-id={id}
      data-state={cardState(selection, isStale)}
    >
      <span className={styles['pick']}>
        <bdi className={styles['outcome']} title={outcome}>
          {outcome}
        </bdi>
        <BankerToggle selectionId={id} outcome={outcome} />
      </span>
      <SelectionPrice selection={selection} />
      <IconButton
        icon="x"
        size="small"
        className={styles['remove']}
        label={t('remove', { outcome, match })}
        disabled={isBusy}
        onClick={() => dispatch({ type: 'removeSelection', selectionId: id })}
      />
      <div className={styles['meta']}>
        <ShortNotice selection={selection} isStale={isStale} />
        {details !== undefined && <Where details={details} isStaked={isStaked} />}
      </div>
      {isStaked && (
        <StakeField betKey={id} name={t('stakeFor', { outcome })} className={styles['stake']} />
      )}
      <LegTerms
        marketId={selection.marketId}
        specifier={selection.specifier}
        odds={selection.odds}
        isOpen
        className={styles['terms']}
      />
      <LongNotices selection={selection} />
    </li>
  )
}

type WhereProps = { details: SelectionDetails; isStaked: boolean }

/** Market and match, with the score while it is in play: beside a stake the names need the clock's room. */
function Where({ details, isStaked }: WhereProps) {
  const links = useLinks()
  const { matchId, matchSlug, sportKey, home, away, marketName } = details
  return (
    <>
      <span className={styles['where']} title={`${marketName} · ${home} – ${away}`}>
        <bdi>{marketName}</bdi>
        <span aria-hidden> · </span>
        <Link
          {...links.match({ id: matchId, slug: matchSlug, sport: { key: sportKey } })}
          className={styles['link']}
        >
          <bdi>{home}</bdi> – <bdi>{away}</bdi>
        </Link>
      </span>
      <LegScore matchId={matchId} hasNoClock={isStaked} />
    </>
  )
}
