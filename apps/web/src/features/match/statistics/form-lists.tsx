import type { Form, Match } from '@touchline/contract'
import { VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { PastMatchLine } from './past-match.tsx'
import { Widget } from './widget.tsx'
import styles from './statistics.module.css'

/** The last matches of each side. */
export function FormLists({ match, form }: { match: Match; form: Form }) {
  const t = useTranslations('matchInfo.statistics')
  return (
    <Widget title={t('form')}>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={styles['form']}>
          <h3 className={styles['of']}>
            <bdi>{match[side].name}</bdi>
          </h3>
          {form[side].length === 0 ? (
            <p className={styles['muted']}>{t('noForm')}</p>
          ) : (
            <ul className={styles['past']} data-results>
              {form[side].map((one) => (
                <li key={one.id}>
                  <span className={styles['result']} data-result={one.result}>
                    <span aria-hidden>{t(`result.${one.result}.short`)}</span>
                    <VisuallyHidden>{t(`result.${one.result}.name`)}</VisuallyHidden>
                  </span>
                  <PastMatchLine match={one} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Widget>
  )
}
