import type { ApiClient, Payment, WithdrawalOrder } from '@touchline/contract'
import { object, string } from '@touchline/contract/schema'

import { browserStorages, type KeyValueStorage } from '../../base/browser-storage.ts'
import { storedJson } from '../../base/stored.ts'
import { leavesDoubt } from '../../data/api/leaves-doubt.ts'

/** A request without an answer for this long counts as lost. */
const ANSWER_WITHIN_MS = 10_000

const OPEN = storedJson('open_withdrawal', 1, object({ playerId: string(), reference: string() }))

export type WithdrawalEnd =
  /** By this order, or by one before it of which no answer came. */
  | { readonly kind: 'requested'; readonly payment: Payment }
  /** Nothing was put aside, and nothing will be. */
  | { readonly kind: 'refused'; readonly cause: unknown }
  /** Whether the money is put aside is not known. It is asked for before anything else is sent. */
  | { readonly kind: 'open' }

export type Withdrawals = {
  /** Sends an order; where no answer says what became of it, it is looked for. */
  readonly request: (
    playerId: string,
    order: Omit<WithdrawalOrder, 'reference'>,
  ) => Promise<WithdrawalEnd>
  /** Looks for an order that was sent before the page was left. @returns whether it is there */
  readonly resume: (playerId: string) => Promise<boolean>
}

/**
 * An order keeps its reference until it is known what became of it (decision 027), also once the page
 * was left. One that has not come is closed: it never will.
 */
export function createWithdrawals(
  api: ApiClient,
  { answerWithin = ANSWER_WITHIN_MS, storage = browserStorages().session }: Options = {},
): Withdrawals {
  function openFor(playerId: string): string | null {
    const known = OPEN.read(storage)
    return known?.playerId === playerId ? known.reference : null
  }

  function open(playerId: string): string {
    const reference = crypto.randomUUID()
    OPEN.write(storage, { playerId, reference })
    return reference
  }

  /** What became of an order, for good; undefined while nobody answers. */
  async function endOf(reference: string): Promise<Payment | null | undefined> {
    const signal = AbortSignal.timeout(answerWithin)
    try {
      const { data } = await api('closeWithdrawal', { body: { reference }, signal })
      OPEN.forget(storage)
      return data
    } catch {
      return undefined
    }
  }

  return {
    async request(playerId, order) {
      const known = openFor(playerId)
      const before = known === null ? null : await endOf(known)
      if (before === undefined) return { kind: 'open' }
      if (before !== null) return { kind: 'requested', payment: before }
      const reference = open(playerId)
      try {
        const signal = AbortSignal.timeout(answerWithin)
        const { data } = await api('requestWithdrawal', { body: { ...order, reference }, signal })
        OPEN.forget(storage)
        return { kind: 'requested', payment: data }
      } catch (error) {
        if (!leavesDoubt(error)) {
          OPEN.forget(storage)
          return { kind: 'refused', cause: error }
        }
        const payment = await endOf(reference)
        if (payment === undefined) return { kind: 'open' }
        return payment === null ? { kind: 'refused', cause: null } : { kind: 'requested', payment }
      }
    },
    async resume(playerId) {
      const reference = openFor(playerId)
      return reference !== null && (await endOf(reference)) != null
    },
  }
}

type Options = { readonly answerWithin?: number; readonly storage?: KeyValueStorage }
