import type { TotalOdds } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import { LinePager } from './line-pager.tsx'
import styles from './system-table.module.css'

/** Lines on one page: a system may have 155 million of them. */
const PAGE = 20

export type TableLine = {
  /** Indexes of the line's legs. */
  readonly legs: readonly number[]
  /** Thousandths. */
  readonly odds: TotalOdds
  readonly isLost: boolean
  /** What it pays, in words. */
  readonly returns: string
}

type SystemTableProps = {
  /** Of all lines. */
  count: number
  /** By index. */
  legs: readonly { readonly name: string | undefined; readonly isLost: boolean }[]
  linesFrom: (window: { start: bigint; count: number }) => readonly TableLine[]
}

/** Every bet of a system with its selections, price and return, page by page. */
export function SystemTable({ count, legs, linesFrom }: SystemTableProps) {
  const t = useTranslations('slip.system')
  const price = usePriceText()
  const [page, setPage] = useState(0)
  const lines = linesFrom({ start: BigInt(page * PAGE), count: PAGE })
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
            <tr key={line.legs.join()} data-lost={line.isLost || undefined}>
              <td>
                {line.legs.map((index, place) => (
                  <span key={index}>
                    {place > 0 && ' + '}
                    {legs[index]?.isLost === true ? (
                      <s>{legs[index].name}</s>
                    ) : (
                      <bdi>{legs[index]?.name}</bdi>
                    )}
                  </span>
                ))}
              </td>
              <td>{price(line.odds)}</td>
              <td>{line.isLost ? t('lostLine') : line.returns}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > PAGE && <LinePager page={page} size={PAGE} count={count} onChange={setPage} />}
    </div>
  )
}
