import type { ReactElement } from 'react'

import { classNames } from '../class-names.ts'
import { spriteAddress } from '../icons/icon.tsx'
import styles from './ground.module.css'

/** Sports whose ground has a drawing, and its name: sports that share a ground share the drawing. */
const grounds: Readonly<Record<string, string>> = {
  'american-football': 'gridiron',
  badminton: 'badminton',
  baseball: 'diamond',
  basketball: 'basketball',
  boxing: 'ring',
  'counter-strike': 'map',
  cricket: 'oval',
  darts: 'dartboard',
  'dota-2': 'lanes',
  futsal: 'handball',
  handball: 'handball',
  'ice-hockey': 'rink',
  'league-of-legends': 'lanes',
  mma: 'ring',
  rugby: 'rugby',
  'rugby-league': 'rugby',
  'rugby-union': 'rugby',
  snooker: 'baize',
  soccer: 'pitch',
  'table-tennis': 'table',
  tennis: 'court',
  volleyball: 'volleyball',
}

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

/** The id of a ground's symbol in the sprite; a sport without a drawing has two plain halves. */
export function groundSymbol(sportKey: string): string {
  return `ground-${Object.hasOwn(grounds, sportKey) ? grounds[sportKey] : 'plain'}`
}
