import { useIsMutating, useMutation } from '@tanstack/react-query'
import { leastOffer } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import { useState } from 'react'

import { useServices } from '../../../base/services.ts'
import { cashOutKey, cashOutMutation } from './cash-out-mutation.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'
import { stillAsked } from './confirm-step.ts'
import { useConfirm } from './use-confirm.ts'
import { useOffer } from './use-offer.ts'

export type CashOutState = {
  /** `changed`: the offer moved after the first press, which counts for nothing then. */
  readonly mode: 'offered' | 'asked' | 'changed' | 'busy' | 'suspended'
  readonly amount: bigint | null
  /** What lower offers may fall to, for who takes them; while there is an offer. */
  readonly least?: bigint
  /** @param isRepeat it is the second press of a double click */
  readonly press: (isRepeat: boolean) => void
  readonly forget: () => void
}

/** GAP-17: when a bet can be cashed out, and how far the player is; null shows nothing. */
export function useCashOut(bet: PlacedBet): CashOutState | null {
  const services = useServices()
  const isRunning = useIsMutating({ mutationKey: cashOutKey(bet.id) }) > 0
  const { mutate } = useMutation(cashOutMutation(services, bet.id))
  const offer = useOffer(bet)
  const [wasOffered, setWasOffered] = useState(false)
  const takesDrops = usePreferences((preferences) => preferences.takesDrops)
  const { step, press, forget } = useConfirm(takesDrops, ({ amount, least }) =>
    mutate({ bet, toCashout: amount, least, locale: services.page.locale }),
  )
  const isOpen = bet.status === 'waiting_results'
  if (isOpen && offer !== null && !wasOffered) setWasOffered(true)
  const actions = { press: (isRepeat: boolean) => offer !== null && press(offer, isRepeat), forget }
  const idle = { press: () => undefined, forget }

  if (isRunning || bet.status === 'cashout_in_progress') {
    return { mode: 'busy', amount: bet.toCashout, ...idle }
  }
  if (!isOpen) return null
  // A bet that never had an offer shows no button; one whose offer pauses keeps its place.
  if (offer === null) return wasOffered ? { mode: 'suspended', amount: null, ...idle } : null
  const isAsked = stillAsked(step, offer, takesDrops)
  const mode = step === null ? 'offered' : isAsked ? 'asked' : 'changed'
  return { mode, amount: offer, least: leastOffer(step?.amount ?? offer), ...actions }
}
