import type { FullCover } from '@touchline/betting'
import {
  betFigures,
  commonLineStake,
  fullCovers,
  stakedCover,
  sumAmounts,
} from '@touchline/betting'
import { classNames } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useSlip } from '../../../player/slip/use-slip.ts'
import styles from './bet-rows.module.css'
import { SharedStake } from './shared-stake.tsx'
import { StakeTerms } from './stake-terms.tsx'

/** Full covers by their names: one stake for each bet that they consist of. */
export function CoverRows() {
  const offered = useSlip((view) => view.offered)
  const covers = fullCovers(offered)
  const staked = stakedCover(covers)
  if (covers.length === 0) return null
  return (
    <ul className={classNames(styles['rows'], styles['covers'])}>
      {covers.map((cover) => (
        <CoverRow key={cover.name} cover={cover} isStaked={cover === staked} />
      ))}
    </ul>
  )
}

function CoverRow({ cover, isStaked }: { cover: FullCover; isStaked: boolean }) {
  const t = useTranslations('slip')
  const rules = useSlip((view) => view.rules)
  const name = t(`covers.${cover.name}`)
  const staked = sumAmounts(cover.bets.map((bet) => betFigures(bet, rules).stake))
  const stake = isStaked ? commonLineStake(cover.bets) : null
  return (
    <li className={styles['row']} data-bet={cover.name}>
      <span className={styles['name']}>
        <span>{name}</span>
        <span className={classNames(styles['detail'], styles['terms'])}>
          <StakeTerms lines={cover.lines} stake={stake === null ? null : staked} isPerLine />
        </span>
      </span>
      <SharedStake label={t('rows.stakePerBet', { name })} bets={cover.bets} stake={stake} />
    </li>
  )
}
