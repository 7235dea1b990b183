import type { ReactElement } from 'react'

import styles from './empty-state.module.css'

const { ground = '', paper = '', line = '', ink = '', accent = '', accentLine = '' } = styles

const shadow = <ellipse className={ground} cx="60" cy="78" rx="44" ry="6" />

/** Line drawings of 120 × 88 units; colours come from the theme by class. */
export const pictures = {
  search: (
    <>
      {shadow}
      <rect className={paper} x="22" y="16" width="60" height="12" rx="4" />
      <rect className={paper} x="22" y="34" width="46" height="12" rx="4" />
      <rect className={paper} x="22" y="52" width="54" height="12" rx="4" />
      <circle className={accent} cx="78" cy="44" r="18" />
      <circle className={ink} cx="78" cy="44" r="18" />
      <path className={ink} d="m91 57 13 13" />
      <path className={line} d="M72 44h12" />
    </>
  ),
  slip: (
    <>
      {shadow}
      <path className={paper} d="M36 10h48v60l-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path className={line} d="M44 22h18M44 32h26M44 42h14" />
      <rect className={accent} x="66" y="38" width="34" height="18" rx="5" />
      <path className={accentLine} d="m76 47 4 4 8-8" />
    </>
  ),
  bets: (
    <>
      {shadow}
      <rect className={paper} x="26" y="14" width="56" height="34" rx="6" />
      <rect className={paper} x="36" y="32" width="56" height="36" rx="6" />
      <path className={line} d="M44 42h22M44 50h14" />
      <circle className={accent} cx="80" cy="58" r="7" />
      <path className={accentLine} d="m77 58 2 2 4-4" />
    </>
  ),
  live: (
    <>
      {shadow}
      <rect className={paper} x="20" y="14" width="80" height="54" rx="8" />
      <path className={line} d="M60 14v54M20 30h12v22H20M100 30H88v22h12" />
      <circle className={line} cx="60" cy="41" r="11" />
      <circle className={accent} cx="60" cy="41" r="5" />
    </>
  ),
  offline: (
    <>
      {shadow}
      <path
        className={ink}
        d="M30 38a43 43 0 0 1 60 0M40 49a29 29 0 0 1 40 0M50 60a15 15 0 0 1 20 0"
      />
      <circle className={accent} cx="60" cy="69" r="5" />
      <path className={ink} d="m32 16 56 56" />
    </>
  ),
  error: (
    <>
      {shadow}
      <rect className={paper} x="24" y="14" width="72" height="52" rx="8" />
      <path className={line} d="M24 27h72M31 20.500h.1M37 20.500h.1M43 20.500h.1" />
      <path className={accent} d="m60 33 15 26H45z" />
      <path className={accentLine} d="M60 43v7M60 54.500v.1" />
    </>
  ),
  favourites: (
    <>
      {shadow}
      <rect className={paper} x="24" y="24" width="72" height="16" rx="5" />
      <rect className={paper} x="24" y="46" width="72" height="16" rx="5" />
      <path className={line} d="M46 32h28M46 54h20" />
      <path
        className={accent}
        d="m82 8 5.6 11.3 12.4 1.8-9 8.8 2.1 12.400L82 36.400l-11.1 5.900L73 29.900l-9-8.8 12.4-1.800z"
      />
    </>
  ),
  calendar: (
    <>
      {shadow}
      <rect className={paper} x="28" y="16" width="64" height="52" rx="8" />
      <path className={line} d="M28 31h64M44 10v11M76 10v11M40 42h8M56 42h8M72 42h8M40 54h8" />
      <rect className={accent} x="54" y="48" width="12" height="12" rx="3" />
    </>
  ),
} as const satisfies Record<string, ReactElement>

export type PictureName = keyof typeof pictures
