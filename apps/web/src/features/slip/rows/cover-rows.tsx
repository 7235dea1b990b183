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
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './bet-rows.module.css'
import { SharedStake } from './shared-stake.tsx'

/** Full covers by their names: one stake for each bet that they consist of. */
export function CoverRows() {
  const offered = useSlip((view) => view.offered)
  const covers = fullCovers(offered)
  const staked = stakedCover(covers)
  return covers.map((cover) => (
    <CoverRow key={cover.name} cover={cover} isStaked={cover === staked} />
  ))
}

function CoverRow({ cover, isStaked }: { cover: FullCover; isStaked: boolean }) {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  const rules = useSlip((view) => view.rules)
  const name = t(`covers.${cover.name}`)
  const figures = cover.bets.map((bet) => betFigures(bet, rules))
  const lines = figures.reduce((sum, figure) => sum + figure.lines, 0n)
  const staked = sumAmounts(figures.map((figure) => figure.stake))
  const stake = isStaked ? commonLineStake(cover.bets) : null
  return (
    <li className={styles['row']} data-bet={cover.name}>
      <span className={styles['name']}>
        <span>{name}</span>
        <span className={classNames(styles['detail'], styles['terms'])}>
          {t('rows.lines', { count: Number(lines) })}
          {stake === null ? ` · ${t('rows.perBet')}` : ` = ${stakeMoney(staked, code)}`}
        </span>
      </span>
      <SharedStake label={t('rows.stakePerBet', { name })} bets={cover.bets} stake={stake} />
    </li>
  )
}
