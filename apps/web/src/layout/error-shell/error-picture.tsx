import type { ReactNode } from 'react'

import type { ErrorKind } from './error-sentence.ts'

/**
 * A corner of a pitch; what happened there differs. Its paints stand in it: names of classes would come
 * with the style, which every page has.
 */
export function ErrorPicture({ kind }: { kind: ErrorKind }) {
  return (
    <svg width="280" height="168" viewBox="0 0 280 168" fill="none" aria-hidden>
      <path fill="var(--surface-2)" d="M28 148 92 44h160v104Z" />
      <path fill="var(--surface-3)" d="m66 148 48-104h34l-28 104Zm108 0 12-104h32v104Z" />
      <path
        {...drawn}
        stroke="var(--text-muted)"
        strokeWidth="2.5"
        d="M252 44H92L28 148m56-90a26 26 0 0 0 34-14"
      />
      {foregrounds[kind]}
    </svg>
  )
}

const drawn = { stroke: 'var(--text)', strokeWidth: 3, strokeLinecap: 'round' } as const
const STRONG = 'var(--strong)'
const ON_STRONG = 'var(--on-strong)'

const ball = (
  <>
    <circle fill="var(--surface-1)" stroke="var(--text)" strokeWidth="2.5" r="15" />
    <path fill="var(--text)" d="m0-6 6 4.5-2.3 7h-7.4L-6-1.5Z" />
    <path
      stroke="var(--text)"
      strokeWidth="1.5"
      d="M0-6v-8M6-1.5l8-3M3.7 5.5l5 7M-3.7 5.5l-5 7M-6-1.5l-8-3"
    />
  </>
)

const foregrounds: Readonly<Record<ErrorKind, ReactNode>> = {
  notFound: (
    <>
      <path
        {...drawn}
        stroke="var(--text-muted)"
        strokeWidth="2"
        strokeDasharray="2 7"
        d="M196 120C156 112 96 116 52 84"
      />
      <g transform="translate(36 72)">{ball}</g>
      <path {...drawn} d="M92 44V8" />
      <path fill={STRONG} d="M92 8h30l-8 9 8 9H92Z" />
    </>
  ),
  wentWrong: (
    <>
      <path {...drawn} d="M92 44 74 10" />
      <path fill={STRONG} d="m74 10 26-12-3 12 11 5-26 12Z" transform="translate(-2 4)" />
      <g transform="translate(176 104)">
        <path
          {...drawn}
          stroke="var(--border-strong)"
          d="m0-40 7 16M34-22 18-12M40 12 22 7M-34-22l16 10M-40 12l18-5"
        />
        {ball}
      </g>
    </>
  ),
  blocked: (
    <>
      <path {...drawn} d="M120 132V92m92 40V92" />
      <rect fill={STRONG} x="104" y="76" width="124" height="24" rx="5" />
      <path
        fill={ON_STRONG}
        d="m116 100 16-24h18l-16 24Zm36 0 16-24h18l-16 24Zm36 0 16-24h18l-16 24Z"
      />
      <g transform="translate(62 118)">{ball}</g>
    </>
  ),
  locked: (
    <>
      <path {...drawn} strokeWidth="7" d="M150 88V74a22 22 0 0 1 44 0v14" />
      <rect fill={STRONG} x="136" y="86" width="72" height="52" rx="9" />
      <circle fill={ON_STRONG} cx="172" cy="108" r="6" />
      <path fill={ON_STRONG} d="M169 110h6l2 14h-10Z" />
      <g transform="translate(72 124)">{ball}</g>
    </>
  ),
}
