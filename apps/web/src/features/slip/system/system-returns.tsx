import { systemReturns, type BetTerms } from '@touchline/betting'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import styles from '../../../parts/bets/system-table.module.css'

/** By number of lost selections: the bets that still win, and what they pay at least and at most. */
export function SystemReturns({ terms, maxWinFactor }: { terms: BetTerms; maxWinFactor: bigint }) {
  const t = useTranslations('slip.system')
  const { amount, number } = useFormatting()
  const code = useSlip((view) => view.slip.currency)
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{t('ifLost')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lost')}</th>
          <th scope="col">{t('winning')}</th>
          <th scope="col">{t('returns')}</th>
        </tr>
      </thead>
      <tbody>
        {systemReturns(terms, maxWinFactor).map(({ lost, lines, least, most }) => (
          <tr key={lost}>
            <th scope="row">{lost === 0 ? t('none') : number(lost)}</th>
            <td>{number(Number(lines))}</td>
            <td>
              {least === most
                ? amount(least, code)
                : t('range', { least: amount(least, code), most: amount(most, code) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
