import type { Market, Match } from '@touchline/contract'
import { Icon, type IconName } from '@touchline/ui'
import type { LineVerdict } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { outcomeMeanings, type Condition } from './meaning.ts'
import styles from './market-info.module.css'

/** A market with more outcomes is told by the sentence alone: each of them is its own name. */
const MOST_OUTCOMES = 12

const ICONS: Readonly<Record<LineVerdict, IconName>> = {
  win: 'circle-check',
  half_win: 'circle-half',
  refund: 'rotate',
  half_loss: 'circle-half',
  loss: 'circle-x',
}

/** What a market is about, and what makes each outcome win, lose or come back. */
export function Meanings({ match, market }: { match: Match; market: Market }) {
  const t = useTranslations('matchInfo')
  const conditionText = useConditionText(match)
  const { outcomes, explanation } = market
  return (
    <>
      {explanation !== '' && <p className={styles['text']}>{explanation}</p>}
      {outcomes.length <= MOST_OUTCOMES && (
        <dl className={styles['meanings']}>
          {outcomes.map((outcome) => (
            <div key={outcome.id} className={styles['meaning']}>
              <dt>
                <bdi>{outcome.name}</bdi>
              </dt>
              {outcomeMeanings(market, outcome).map(({ verdict, condition }) => (
                <dd key={verdict} data-verdict={verdict}>
                  <Icon name={ICONS[verdict]} />
                  <span>
                    {t(`verdict.${verdict}`)}: {conditionText(condition, outcome.name)}
                  </span>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function useConditionText(match: Match): (condition: Condition, name: string) => string {
  const t = useTranslations('matchInfo')
  const home = match.home.name
  const away = match.away.name
  return (condition, name) => {
    switch (condition.kind) {
      case 'total':
        return t(`total.${condition.key}`, { count: String(condition.count) })
      case 'margin':
        return t(`margin.${condition.key}`, {
          team: match[condition.side].name,
          count: String(condition.count),
        })
      case 'condition': {
        const team = condition.side === undefined ? '' : match[condition.side].name
        return t(`condition.${condition.key}`, { team, home, away, name })
      }
    }
  }
}
