import { Skeleton } from '@touchline/ui'

import { byPinned } from '../../base/filled-in.tsx'
import { useServices } from '../../base/services.ts'
import styles from './side-nav.module.css'

/** As many places as there were last time, so that nothing moves when they are known. */
export function ExpectedEntries() {
  const { page } = useServices()
  return byPinned(page, (index) => <WaitingEntry key={index} />)
}

export function WaitingEntry() {
  return (
    <li className={styles['entry']} aria-hidden>
      <span className={styles['link']}>
        <Skeleton inlineSize="70%" blockSize={14} />
      </span>
    </li>
  )
}
