import { raceTermsOf } from '@touchline/betting'
import { useEffect, useState } from 'react'

import { useServices } from '../../base/services.ts'
import { lazyPart } from '../late/lazy-part.tsx'
import { Waiting } from '../late/waiting.tsx'
import type { LegTermsProps } from './race-leg.tsx'

const raceLeg = () => import('./race-leg.tsx')
const RaceLeg = lazyPart(async () => (await raceLeg()).RaceLeg)

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

type Leg = { market: { id: number }; specifier: string }

/**
 * Fetches what the legs of a list say of their markets, where any of them says something: shown
 * before, the list would grow. What is added to the list later does not hide it again.
 */
export function useLegTerms(legs: readonly Leg[]): boolean {
  const { page } = useServices()
  const [isReady, setIsReady] = useState(
    () => !legs.some(({ market, specifier }) => raceTermsOf(market.id, specifier) !== null),
  )
  useEffect(() => {
    if (isReady) return undefined
    let isShown = true
    const texts = async () => (await raceLeg()).readTexts(page)
    void Promise.allSettled([RaceLeg.load(), texts()]).then(() => {
      if (isShown) setIsReady(true)
    })
    return () => {
      isShown = false
    }
  }, [isReady, page])
  return isReady
}
