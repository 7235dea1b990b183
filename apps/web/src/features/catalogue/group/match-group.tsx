import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useId, useEffect, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import styles from './match-group.module.css'
import { browserStorages } from '../../../base/browser-storage.ts'
import { collapsedLeagues, restoreCollapsed, toggleCollapsed } from './collapsed-leagues.ts'

type MatchGroupProps = {
  /** Under this name its folding is remembered. */
  id: string
  label: string
  title: ReactNode
  /** Beside the title: makes all of it a favourite. */
  star?: ReactNode
  /** Names of columns that are this group's alone. */
  labels?: ReactNode
  /** Without the line: its rows say whose they are. */
  isShort?: boolean
  children: ReactNode
}

/** Matches under a line that names them and folds them away. */
export function MatchGroup(props: MatchGroupProps) {
  const { id, label, title, star, labels, isShort, children } = props
  const t = useTranslations('catalogue')
  const [collapsed, toggle] = useCollapsed(id)
  const contentId = useId()
  if (isShort) {
    return (
      <div role="group" className={styles['group']} aria-label={label} data-short>
        {children}
      </div>
    )
  }
  return (
    <div role="group" className={styles['group']} aria-label={label}>
      <div className={styles['line']}>
        <h3 className={styles['name']}>{title}</h3>
        {star}
        {labels !== undefined && <div className={styles['labels']}>{labels}</div>}
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
      </div>
      <div id={contentId} hidden={collapsed}>
        {collapsed ? null : children}
      </div>
    </div>
  )
}

let restored = false

/** Whether a league is folded away, and the way to change that. */
function useCollapsed(id: string): [boolean, () => void] {
  const collapsed = useSyncExternalStore(
    collapsedLeagues.subscribe,
    () => collapsedLeagues.getState().has(id),
    () => false,
  )
  useEffect(() => {
    if (restored) return
    restored = true
    restoreCollapsed(browserStorages().session)
  }, [])
  return [collapsed, () => toggleCollapsed(id, browserStorages().session)]
}
