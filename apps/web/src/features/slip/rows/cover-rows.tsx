import type { Amount, FullCover } from '@touchline/betting'
import { commonLineStake, fullCovers, stakedCover, sumAmounts } from '@touchline/betting'
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
  const name = t(`covers.${cover.name}`)
  const stake = isStaked ? commonLineStake(cover.bets) : null
  return (
    <li className={styles['row']} data-bet={cover.name}>
      <span className={styles['name']}>
        <span>{name}</span>
        <span className={classNames(styles['detail'], styles['terms'])}>
          {t('rows.lines', { count: Number(cover.lines) })}
          {stake === null ? ` · ${t('rows.perBet')}` : ` = ${stakeMoney(sumStakes(cover), code)}`}
        </span>
      </span>
      <SharedStake label={t('rows.stakePerBet', { name })} bets={cover.bets} stake={stake} />
    </li>
  )
}

function sumStakes({ bets }: FullCover): Amount {
  return sumAmounts(bets.map((bet) => bet.stake))
}
