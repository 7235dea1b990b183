import { useTranslations } from 'use-intl'

import type { ResultColumn } from './result-columns.ts'
import styles from './result-row.module.css'

/** Short names of the periods, each above its scores; the rows tell the full ones. Rows stand in one or two columns. */
export function PeriodLabels({
  columns,
  rows,
}: {
  columns: readonly ResultColumn[]
  rows: number
}) {
  const t = useTranslations('catalogue.short')
  const labelOf = (kind: Exclude<ResultColumn['kind'], 'regular'>, key: string): string => {
    const [, later] = /^overtime_(\d+)$/.exec(key) ?? []
    return later === undefined ? t(kind) : t('overtimes', { number: later })
  }
  const labels = (
    <>
      {columns.map(({ key, kind, number, name, isExtra }) => (
        <span
          key={key}
          className={styles['period']}
          title={name}
          data-extra={isExtra || undefined}
          data-wide={kind !== 'regular' || undefined}
        >
          {kind === 'regular' ? number : labelOf(kind, key)}
        </span>
      ))}
      <span className={styles['total']}>{t('total')}</span>
    </>
  )
  return (
    <div aria-hidden data-rows={rows}>
      <div className={`${styles['labels']} ${styles['first']}`}>{labels}</div>
      <div className={styles['labels']}>{labels}</div>
    </div>
  )
}
