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
