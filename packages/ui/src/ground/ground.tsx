import type { ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { spriteAddress } from '../icons/icon.tsx'
import { groundSymbol } from './ground-names.ts'
import styles from './ground.module.css'

type GroundProps = {
  sportKey: string
  className?: string | undefined
}

/**
 * The pitch, court, rink, table or board of a sport in lines of the text's colour: decoration behind
 * a header or an empty state. It fills its box and is cut where the box is of another shape.
 */
export function Ground({ sportKey, className }: GroundProps): ReactElement {
  return (
    <svg
      aria-hidden
      className={classNames(styles['ground'], className)}
      viewBox="0 0 100 56"
      preserveAspectRatio="xMidYMid slice"
    >
      <GroundLines sportKey={sportKey} />
    </svg>
  )
}

/** The lines alone, for a drawing of its own in a box of 100 by 56. */
export function GroundLines({ sportKey }: { sportKey: string }): ReactElement {
  return <use href={spriteAddress(groundSymbol(sportKey))} width="100" height="56" />
}
