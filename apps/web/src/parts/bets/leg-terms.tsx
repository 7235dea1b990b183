import { raceTermsOf, type Odds } from '@touchline/betting'
import { Suspense } from 'react'

import { lazyPart } from '../late/lazy-part.tsx'

const RaceLeg = lazyPart(async () => (await import('./race-leg.tsx')).RaceLeg)

export type LegTermsProps = {
  marketId: number
  specifier: string
  odds: Odds
  /** Says what may still become of it. */
  isOpen?: boolean
  /** It won, or was only placed. */
  race?: { eachWay: { win: { won: number } } | null } | null | undefined
  className?: string | undefined
}

/** What the market of a leg pays for, where its name says too little; nothing of most legs. */
export function LegTerms(props: LegTermsProps) {
  const terms = raceTermsOf(props.marketId, props.specifier)
  return (
    terms !== null && (
      <Suspense fallback={null}>
        <RaceLeg {...props} terms={terms} />
      </Suspense>
    )
  )
}
