import type { ReactNode } from 'react'

import styles from './error-picture.module.css'
import type { ErrorKind } from './error-sentence.ts'

/** A corner of a pitch; what happened there differs. */
export function ErrorPicture({ kind }: { kind: ErrorKind }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 280 168" fill="none" aria-hidden>
      <path className={styles['grass']} d="M28 148 92 44h160v104Z" />
      <path className={styles['grassDark']} d="m66 148 48-104h34l-28 104Zm108 0 12-104h32v104Z" />
      <path className={styles['line']} d="M252 44H92L28 148m56-90a26 26 0 0 0 34-14" />
      {foregrounds[kind]}
    </svg>
  )
}

const ball = (
  <>
    <circle className={styles['ball']} r="15" />
    <path className={styles['seam']} d="m0-6 6 4.5-2.3 7h-7.4L-6-1.5Z" />
    <path
      className={styles['thread']}
      d="M0-6v-8M6-1.5l8-3M3.7 5.5l5 7M-3.7 5.5l-5 7M-6-1.5l-8-3"
    />
  </>
)

const foregrounds: Readonly<Record<ErrorKind, ReactNode>> = {
  notFound: (
    <>
      <path className={styles['way']} d="M196 120C156 112 96 116 52 84" />
      <g transform="translate(36 72)">{ball}</g>
      <path className={styles['pole']} d="M92 44V8" />
      <path className={styles['flag']} d="M92 8h30l-8 9 8 9H92Z" />
    </>
  ),
  wentWrong: (
    <>
      <path className={styles['pole']} d="M92 44 74 10" />
      <path
        className={styles['flag']}
        d="m74 10 26-12-3 12 11 5-26 12Z"
        transform="translate(-2 4)"
      />
      <g transform="translate(176 104)">
        <path
          className={styles['burst']}
          d="m0-40 7 16M34-22 18-12M40 12 22 7M-34-22l16 10M-40 12l18-5"
        />
        {ball}
      </g>
    </>
  ),
  blocked: (
    <>
      <path className={styles['pole']} d="M120 132V92m92 40V92" />
      <rect className={styles['barrier']} x="104" y="76" width="124" height="24" rx="5" />
      <path
        className={styles['stripe']}
        d="m116 100 16-24h18l-16 24Zm36 0 16-24h18l-16 24Zm36 0 16-24h18l-16 24Z"
      />
      <g transform="translate(62 118)">{ball}</g>
    </>
  ),
  locked: (
    <>
      <path className={styles['shackle']} d="M150 88V74a22 22 0 0 1 44 0v14" />
      <rect className={styles['barrier']} x="136" y="86" width="72" height="52" rx="9" />
      <circle className={styles['keyhole']} cx="172" cy="108" r="6" />
      <path className={styles['keyhole']} d="M169 110h6l2 14h-10Z" />
      <g transform="translate(72 124)">{ball}</g>
    </>
  ),
}
