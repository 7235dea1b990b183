import {
  lineCount,
  systemLinesFrom,
  type SlipBet,
  type SystemLine,
  type SystemType,
} from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../../preferences/price-text.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { LinePager } from './line-pager.tsx'
import styles from './system-options.module.css'

/** Lines on one page: a system may have 155 million of them. */
const PAGE = 20

type SystemLinesProps = {
  bet: SlipBet
  systemType: SystemType
  /** Indexes of the legs that are thought to lose. */
  lost: ReadonlySet<number>
}

/** Every bet of the system with its selections, price and return, page by page. */
export function SystemLines({ bet, systemType, lost }: SystemLinesProps) {
  const t = useTranslations('slip.system')
  const { amount } = useFormatting()
  const price = usePriceText()
  const [page, setPage] = useState(0)
  const count = Number(lineCount(systemType))
  const odds = bet.selections.map((leg) => leg.odds)
  const start = page * PAGE
  const window = { start: BigInt(start), count: PAGE }
  const lines = systemLinesFrom(odds, bet.stake, systemType, window)
  const isLost = ({ legs }: SystemLine) => legs.some((index) => lost.has(index))
  return (
    <div className={styles['lines']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('odds')}</th>
            <th scope="col">{t('returns')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.legs.join()} data-lost={isLost(line) || undefined}>
              <td>
                <LineLegs bet={bet} line={line} lost={lost} />
              </td>
              <td>{price(line.odds)}</td>
              <td>{isLost(line) ? t('lostLine') : amount(line.amount, bet.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > PAGE && <LinePager page={page} size={PAGE} count={count} onChange={setPage} />}
    </div>
  )
}

type LineLegsProps = { bet: SlipBet; line: SystemLine; lost: ReadonlySet<number> }

function LineLegs({ bet, line, lost }: LineLegsProps) {
  const details = useSlip((view) => view.details)
  return line.legs.map((index, place) => {
    const name = details[bet.selections[index]?.id ?? '']?.outcomeName
    return (
      <span key={index}>
        {place > 0 && ' + '}
        {lost.has(index) ? <s>{name}</s> : <bdi>{name}</bdi>}
      </span>
    )
  })
}
