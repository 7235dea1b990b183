import { Link } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import styles from './board-views.module.css'

/** The same matches as rows or side by side; the choice stands in the address. */
export function BoardViews({ current }: { current: 'list' | 'board' }) {
  const t = useTranslations('catalogue')
  const links = useLinks()
  return (
    <span className={styles['views']}>
      {(['list', 'board'] as const).map((view) => (
        <Link
          key={view}
          {...links.live()}
          search={view === 'board' ? { view } : {}}
          activeOptions={{ exact: true, includeSearch: true }}
          className={styles['view']}
          aria-current={view === current || undefined}
          aria-label={t(view)}
          title={t(view)}
        >
          <Icon name={view} />
        </Link>
      ))}
    </span>
  )
}
