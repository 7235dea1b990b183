import type { ReactElement } from 'react'

import { spriteAddress } from '../../icons/icon.tsx'
import { sportSymbol } from '../../icons/sport-icons.ts'
import { paper, shadow } from './strokes.tsx'

/** A sport that is waited for, by its own icon; without one whatever is in play. */
export function sportPicture(sportKey?: string): ReactElement {
  return (
    <>
      {shadow}
      <rect className={paper} x="20" y="14" width="80" height="54" rx="8" />
      <use
        href={spriteAddress(sportKey === undefined ? 'live' : sportSymbol(sportKey))}
        x="42"
        y="23"
        width="36"
        height="36"
      />
    </>
  )
}
