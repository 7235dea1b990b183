import { Icon } from '@touchline/ui'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useCollapsed } from './use-collapsed.ts'
import styles from './match-group.module.css'

type MatchGroupProps = {
  /** Under this name its folding is remembered. */
  id: string
  label: string
  title: ReactNode
  /** Beside the title: makes all of it a favourite. */
  star?: ReactNode
  /** Names of the columns below. */
  labels: ReactNode
  children: ReactNode
}

/** Matches under a header that names them, their markets and the columns of their odds. */
export function MatchGroup({ id, label, title, star, labels, children }: MatchGroupProps) {
  const t = useTranslations('catalogue')
  const [collapsed, toggle] = useCollapsed(id)
  const contentId = useId()
  return (
    <div role="group" className={styles['group']} aria-label={label}>
      <div className={styles['header']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={!collapsed}
          aria-controls={contentId}
          aria-label={t(collapsed ? 'expand' : 'collapse', { league: label })}
          onClick={toggle}
        >
          <Icon name="chevron-down" />
        </button>
        <div className={styles['title']}>
          <h3 className={styles['name']}>{title}</h3>
          {star}
        </div>
        {labels}
      </div>
      <div id={contentId} hidden={collapsed}>
        {collapsed ? null : children}
      </div>
    </div>
  )
}
