import type { Jackpot, JackpotLevel } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './jackpots.module.css'

/** What each level would pay now, and how far it is to what it cannot exceed. */
export function JackpotLevels({ jackpot }: { jackpot: Jackpot }) {
  const levels = jackpot.levels.filter(({ active }) => active)
  return (
    <ul className={styles['levels']}>
      {levels.toReversed().map((level) => (
        <Level key={level.code} level={level} currency={jackpot.currency} />
      ))}
    </ul>
  )
}

function Level({ level, currency }: { level: JackpotLevel; currency: string }) {
  const t = useTranslations('prizes.jackpots')
  const { money } = useFormatting()
  const { code, name, poolAmount, seed, mustDrop } = level
  const share = Number(((poolAmount - seed) * 1_000n) / (mustDrop - seed)) / 10
  return (
    <li className={styles['level']} data-level={code}>
      <bdi className={styles['name']}>{name}</bdi>
      <strong className={styles['amount']} data-amount={String(poolAmount)}>
        {money(poolAmount, currency)}
      </strong>
      <span className={styles['bar']} aria-hidden>
        <span style={{ inlineSize: `${Math.max(2, Math.min(100, share))}%` }} />
      </span>
      <span className={styles['most']}>{t('atMost', { amount: money(mustDrop, currency) })}</span>
    </li>
  )
}
