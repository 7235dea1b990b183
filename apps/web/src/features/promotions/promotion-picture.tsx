import type { PromotionPicture as PictureName } from '@touchline/contract'
import type { ReactNode } from 'react'

import styles from './promotions-page.module.css'

/** Drawn in the colours of the theme, so that every theme has its own. */
const DRAWINGS: Readonly<Record<PictureName, ReactNode>> = {
  jackpot: (
    <>
      {[0, 1, 2, 3].map((level) => (
        <g key={level} transform={`translate(${30 + level * 46} ${92 - level * 16})`}>
          <rect width="34" height={20 + level * 16} rx="4" className={styles['solid']} />
          <circle cx="17" cy="-14" r="9" className={styles['mark']} />
          <circle cx="17" cy="-14" r="5" className={styles['ground']} />
        </g>
      ))}
    </>
  ),
  combo: (
    <>
      {[0, 1, 2].map((leg) => (
        <g key={leg} transform={`translate(${44 + leg * 40} ${28 + leg * 18})`}>
          <rect
            width="72"
            height="30"
            rx="6"
            className={leg === 2 ? styles['mark'] : styles['solid']}
          />
          <rect x="10" y="12" width="34" height="6" rx="3" className={styles['ground']} />
        </g>
      ))}
    </>
  ),
  freebet: (
    <>
      <rect x="52" y="52" width="116" height="56" rx="6" className={styles['solid']} />
      <rect x="44" y="36" width="132" height="24" rx="6" className={styles['mark']} />
      <rect x="103" y="36" width="14" height="72" className={styles['ground']} />
      <path d="M110 36c-26-26-46-2-30 0zM110 36c26-26 46-2 30 0z" className={styles['mark']} />
    </>
  ),
  vote: (
    <>
      {[46, 66, 28].map((height, index) => (
        <rect
          key={height}
          x={54 + index * 40}
          y={108 - height}
          width="30"
          height={height}
          rx="5"
          className={index === 1 ? styles['mark'] : styles['solid']}
        />
      ))}
      <path d="M98 24l9 9 16-18" className={styles['stroke']} />
    </>
  ),
  safety: (
    <>
      <path
        d="M110 18l46 16v32c0 26-20 40-46 50-26-10-46-24-46-50V34z"
        className={styles['solid']}
      />
      <path d="M90 66l14 14 28-30" className={styles['stroke']} />
    </>
  ),
  cup: (
    <>
      <path d="M80 22h60v30c0 24-14 36-30 36S80 76 80 52z" className={styles['mark']} />
      <path d="M80 30H60c0 24 8 32 22 34M140 30h20c0 24-8 32-22 34" className={styles['stroke']} />
      <rect x="104" y="86" width="12" height="14" className={styles['solid']} />
      <rect x="84" y="100" width="52" height="10" rx="4" className={styles['solid']} />
    </>
  ),
}

export function PromotionPicture({ picture }: { picture: PictureName }) {
  return (
    <svg viewBox="0 0 220 124" aria-hidden className={styles['picture']}>
      {DRAWINGS[picture]}
    </svg>
  )
}
