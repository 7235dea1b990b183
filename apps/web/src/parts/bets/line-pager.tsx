import { IconButton, type IconName } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './system-table.module.css'

type LinePagerProps = {
  /** From 0. */
  page: number
  size: number
  /** Of all lines. */
  count: number
  onChange: (page: number) => void
}

/** Which lines are in sight, and the way to the others. */
export function LinePager({ page, size, count, onChange }: LinePagerProps) {
  const t = useTranslations('slip.system')
  const { number } = useFormatting()
  const last = Math.ceil(count / size) - 1
  const step = (icon: IconName, label: string, to: number) => (
    <IconButton
      icon={icon}
      size="small"
      label={label}
      disabled={to < 0 || to > last || to === page}
      onClick={() => onChange(to)}
    />
  )
  return (
    <div className={styles['pager']}>
      {step('chevrons-left', t('first'), 0)}
      {step('chevron-left', t('previous'), page - 1)}
      <span role="status">
        {t('place', {
          from: number(page * size + 1),
          to: number(Math.min(count, (page + 1) * size)),
          count: number(count),
        })}
      </span>
      {step('chevron-right', t('next'), page + 1)}
      {step('chevrons-right', t('last'), last)}
    </div>
  )
}
