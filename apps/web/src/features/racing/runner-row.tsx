import type { Market, Match, Race } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { OddsCell } from '../../parts/odds/odds-cell.tsx'
import { useOddsText } from '../../preferences/price-text.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './racing.module.css'
import { Silks } from './silks.tsx'

export type RaceMarkets = Readonly<Record<'win' | 'eachWay' | 'place', Market | undefined>>

/** Latest last in every language: a hyphen among digits would turn them around in Arabic. */
const IN_ORDER = '\u2066'
const END = '\u2069'

type Runner = Race['runners'][number]

type RunnerRowProps = {
  match: Match
  runner: Runner
  /** Null once the race is over. */
  markets: RaceMarkets | null
  isOnlyWin: boolean
}

/** A runner with its colours, its form and its prices; its place once it is home. */
export function RunnerRow({ match, runner, markets, isOnlyWin }: RunnerRowProps) {
  const t = useTranslations('racing')
  const { number } = useFormatting()
  const { jockey, trainer, form, draw, age, weight, withdrawn } = runner
  return (
    <li className={styles['runner']} data-out={withdrawn !== null || undefined}>
      <span className={styles['number']}>{runner.number}</span>
      <Silks number={runner.silks} />
      <span className={styles['who']}>
        <bdi className={styles['name']}>{runner.name}</bdi>
        <span className={styles['muted']}>
          {t('jockey', { name: jockey })} · {t('trainer', { name: trainer })}
        </span>
        <span className={styles['muted']}>
          {t('form', { form: `${IN_ORDER}${form}${END}` })} · {t('draw', { number: String(draw) })}{' '}
          · {t('age', { age })} · {t('kilos', { weight: number(weight) })}
        </span>
      </span>
      {withdrawn !== null ? (
        <span className={styles['out']}>{t('nonRunner')}</span>
      ) : markets === null ? (
        <Placing runner={runner} />
      ) : (
        <Prices match={match} runner={runner} markets={markets} isOnlyWin={isOnlyWin} />
      )}
    </li>
  )
}

type PricesProps = { match: Match; runner: Runner; markets: RaceMarkets; isOnlyWin: boolean }

function Prices({ match, runner, markets, isOnlyWin }: PricesProps) {
  const names = isOnlyWin ? (['win'] as const) : (['win', 'eachWay', 'place'] as const)
  return (
    <span className={styles['prices']}>
      {names.map((name) => {
        const market = markets[name]
        const outcome = market?.outcomes.find(({ id }) => id === runner.outcomeId)
        return market === undefined || outcome === undefined ? (
          <span key={name} />
        ) : (
          <OddsCell
            key={`${name} ${market.specifier}`}
            match={match}
            market={market}
            outcome={outcome}
            layout="stack"
          />
        )
      })}
    </span>
  )
}

function Placing({ runner }: { runner: Runner }) {
  const t = useTranslations('racing')
  const odds = useOddsText()
  const { place, isDeadHeat, startingPrice, placeDividend } = runner
  return (
    <span className={styles['placing']}>
      {place !== null && (
        <strong>
          {t('placing', { place: String(place) })}
          {isDeadHeat && <> {t('deadHeat')}</>}
        </strong>
      )}
      {startingPrice !== null && (
        <span className={styles['muted']}>
          {t('startingPrice', { price: odds(startingPrice) })}
          {placeDividend !== null && <> · {t('placePays', { price: odds(placeDividend) })}</>}
        </span>
      )}
    </span>
  )
}
