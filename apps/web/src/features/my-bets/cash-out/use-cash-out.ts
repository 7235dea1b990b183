import { useIsMutating, useMutation, useMutationState } from '@tanstack/react-query'
import { leastOffer, type Amount } from '@touchline/betting'
import { ApiError, type PlacedBet } from '@touchline/contract'
import { useState, useEffect } from 'react'
import { useServices } from '../../../base/services.ts'
import { cashOutKey, cashOutMutation, type FailedCashOut } from './cash-out-mutation.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'
import type { Agreed, ConfirmStep } from './confirm-step.ts'
import { stillAsked, CONFIRM_WITHIN_MS, press } from './confirm-step.ts'
import { betsQuery } from '../../../player/bets/bets-query.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useIsOffline } from '../../../base/use-is-offline.ts'

export type CashOutState = {
  /** `changed`: the offer moved after the first press, which counts for nothing then. */
  readonly mode: 'offered' | 'asked' | 'changed' | 'busy' | 'suspended'
  readonly amount: Amount | null
  /** What lower offers may fall to, for who takes them; while there is an offer. */
  readonly least?: Amount
  /** The last try failed, and the bet stands: in the words of the backend, where it had some. */
  readonly failure: { readonly message: string | null } | null
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
  const {
    step,
    press: pressed,
    forget,
  } = useConfirm(takesDrops, ({ amount, least }) =>
    mutate({ bet, toCashout: amount, least, locale: services.page.locale }),
  )
  const isOffline = useIsOffline()
  const failure = useFailure(bet.id)
  const isOpen = bet.status === 'waiting_results'
  if (isOpen && offer !== null && !wasOffered) setWasOffered(true)
  const actions = {
    press: (isRepeat: boolean) => offer !== null && pressed(offer, isRepeat),
    forget,
  }
  const idle = { press: () => undefined, forget }

  if (isRunning || bet.status === 'cashout_in_progress') {
    return { mode: 'busy', amount: bet.toCashout, failure: null, ...idle }
  }
  if (!isOpen) return null
  // A bet that never had an offer shows no button; one whose offer pauses keeps its place.
  if (offer === null || isOffline) {
    return wasOffered ? { mode: 'suspended', amount: null, failure, ...idle } : null
  }
  const isAsked = stillAsked(step, offer, takesDrops)
  const mode = step === null ? 'offered' : isAsked ? 'asked' : 'changed'
  return { mode, amount: offer, least: leastOffer(step?.amount ?? offer), failure, ...actions }
}

/** Of the last cash-out of a bet that was tried on this page. */
function useFailure(betId: string): CashOutState['failure'] {
  const tries = useMutationState({
    filters: { mutationKey: cashOutKey(betId) },
    select: ({ state: { status, error, context } }) => ({
      hasFailed: status === 'error' && (context as FailedCashOut | undefined)?.isKnown === true,
      // Who reads it has signed in again.
      message: error instanceof ApiError && error.status !== 401 ? error.localizedMessage : null,
    }),
  })
  const last = tries.at(-1)
  return last?.hasFailed === true ? { message: last.message } : null
}

/** Lists are not read more often than this for the sake of an offer. */
const READ_AGAIN_MS = 10_000

/** The amount that is offered now; null for none, and for one that has ended unrenewed. */
function useOffer({ toCashout, cashoutExpiresAt }: PlacedBet): Amount | null {
  const services = useServices()
  const isOver = useTick(
    (now) => typeof cashoutExpiresAt === 'string' && Date.parse(cashoutExpiresAt) <= now,
  )
  const isExpired = toCashout !== null && isOver
  useEffect(() => {
    if (!isExpired) return
    const { queryClient } = services
    const { queryKey } = betsQuery(services)
    const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (Date.now() - readAt < READ_AGAIN_MS) return
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }, [isExpired, services])
  return isExpired || toCashout === 0n ? null : toCashout
}

/** Two presses for one offer; a first one is forgotten after five seconds. */
function useConfirm(takesDrops: boolean, onConfirm: (agreed: Agreed) => void) {
  const [step, setStep] = useState<ConfirmStep>(null)
  useEffect(() => {
    if (step === null) return
    const timer = setTimeout(() => setStep(null), CONFIRM_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [step])
  return {
    step,
    press: (offer: Amount, isRepeat: boolean) => {
      const pressed = press(step, offer, performance.now(), { isRepeat, takesDrops })
      setStep(pressed.step)
      if (pressed.confirmed !== null) onConfirm(pressed.confirmed)
    },
    forget: () => setStep(null),
  }
}
