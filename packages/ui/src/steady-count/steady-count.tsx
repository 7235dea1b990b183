import { type ReactElement, useState } from 'react'

import { classNames } from '../class-names.ts'
import styles from './steady-count.module.css'

type SteadyCountProps = { value: number; className?: string | undefined }

/**
 * A number that changes while it is looked at, in the room of the digits that it had at first and of
 * two at least: one digit more reaches into the space after it, and nothing beside it moves.
 */
export function SteadyCount({ value, className }: SteadyCountProps): ReactElement {
  const [digits] = useState(() => String(value).length)
  return (
    <span className={classNames(styles['count'], className)} style={{ '--digits': digits }}>
      {value}
    </span>
  )
}
