import type { ApiClient, CallAnswer, CallInput, CallName, PlacedBet } from '@touchline/contract'

/**
 * The end of a bet's acceptance delay by this device's clock: what is left counts from the moment
 * it was told, so that a clock that is wrong counts down right.
 */
export function inLocalTime(bet: PlacedBet, now: number = Date.now()): PlacedBet {
  const { acceptanceIn } = bet
  if (acceptanceIn === null || acceptanceIn === undefined) return bet
  return { ...bet, acceptanceAt: new Date(now + acceptanceIn).toISOString(), acceptanceIn: null }
}

/** An api client whose answers tell the delays of bets by this device's clock. */
export function tellLocalTime(api: ApiClient): ApiClient {
  return async <Name extends CallName>(
    name: Name,
    input?: CallInput<Name>,
  ): Promise<CallAnswer<Name>> => {
    const answer = await api(name, input)
    if (!holdsBets(answer)) return answer
    return { ...answer, data: answer.data.map((bet) => inLocalTime(bet)) }
  }
}

function holdsBets<Answer>(answer: Answer): answer is Answer & { data: readonly PlacedBet[] } {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return false
  const { data } = answer
  return Array.isArray(data) && data.every((item) => isBet(item))
}

function isBet(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'acceptanceIn' in value
}
