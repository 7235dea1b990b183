import { raceTermsOf, type Odds } from '@touchline/betting'
import { Suspense } from 'react'

import { lazyPart } from '../late/lazy-part.tsx'

const RaceLeg = lazyPart(async () => (await import('./race-leg.tsx')).RaceLeg)

export type LegTermsProps = {
  marketId: number
  specifier: string
  odds: Odds
  /** Says what may still become of it; left out where nothing else tells how it stands. */
  isOpen?: boolean
  /** It won, or was only placed. */
  race?: { deduction: number; eachWay: { win: { won: number } } | null } | null | undefined
  /** It was paid at this one in place of the price taken. */
  startingPrice?: Odds | null
  /** Whether it was placed with best odds guaranteed; left out before that: the site says. */
  hasBestOdds?: boolean
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
