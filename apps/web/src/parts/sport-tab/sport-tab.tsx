import { Icon, SportIcon, SteadyCount } from '@touchline/ui'

import styles from './sport-tab.module.css'

/** Gives a link the look of a tab in a row of sports. */
export function sportTabAttributes(selected: boolean) {
  return {
    className: styles['tab'],
    'data-selected': selected || undefined,
    'aria-current': selected || undefined,
    'data-press': true,
  }
}

type SportTabContentProps = {
  /** Absent: all of them. */
  sportKey: string | undefined
  name: string
  count?: number
}

/** Its icon, its name, and how many matches it has. */
export function SportTabContent({ sportKey, name, count }: SportTabContentProps) {
  return (
    <>
      {sportKey === undefined ? <Icon name="flame" /> : <SportIcon sportKey={sportKey} />}
      <span>
        {name} {count !== undefined && <SteadyCount value={count} className={styles['count']} />}
      </span>
    </>
  )
}
