import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import styles from './side-nav.module.css'

/** As long with one digit as with three: what is aligned by its end does not begin elsewhere. */
const inColumn = (count: number) => String(count).padStart(3, '\u2007')

type NavEntryProps = {
  link: LinkProps
  icon: ReactNode
  name: string
  count?: number | undefined
  tone?: 'live'
  /** What stands at the end of the row, such as a caret. */
  end?: ReactNode
}

/** A row of the left column: an icon, a name from the feed, a number of matches. */
export function NavEntry({ link, icon, name, count, tone, end }: NavEntryProps) {
  return (
    <div className={styles['entry']} data-tone={tone}>
      <Link {...link} className={styles['link']} data-tip={name} data-press>
        <span className={styles['icon']}>{icon}</span>
        <bdi className={styles['name']}>{name}</bdi>
        {count !== undefined && <span className={styles['count']}>{inColumn(count)}</span>}
      </Link>
      {end}
    </div>
  )
}
