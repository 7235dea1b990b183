import { raceTermsOf } from '@touchline/betting'

import { lazyPart } from '../late/lazy-part.tsx'
import { Waiting } from '../late/waiting.tsx'
import type { LegTermsProps } from './race-leg.tsx'

const RaceLeg = lazyPart(async () => (await import('./race-leg.tsx')).RaceLeg)

/** What the market of a leg pays for, where its name says too little; nothing of most legs. */
export function LegTerms(props: LegTermsProps) {
  const terms = raceTermsOf(props.marketId, props.specifier)
  return (
    terms !== null && (
      <Waiting>
        <RaceLeg {...props} terms={terms} />
      </Waiting>
    )
  )
}
