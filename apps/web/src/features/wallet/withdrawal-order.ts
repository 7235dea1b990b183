import { ApiError, type ApiClient, type WithdrawalOrder } from '@touchline/contract'
import { object, string } from '@touchline/contract/schema'

import { browserStorages, type KeyValueStorage } from '../../base/browser-storage.ts'
import { storedJson } from '../../base/stored.ts'
import { leavesDoubt } from '../../data/api/leaves-doubt.ts'

/** A request without an answer for this long counts as lost. */
const ANSWER_WITHIN_MS = 10_000

/** Refusals of this one request, which say nothing of the same order if it was sent before. */
const NOT_NOW: ReadonlySet<number> = new Set([401, 403, 425, 429])

const OPEN = storedJson('open_withdrawal', 1, object({ playerId: string(), reference: string() }))

export type WithdrawalEnd =
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly cause: unknown }
  /** Whether the money is put aside is not known. Sent again, it is the same order. */
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
 * was left: however often it is sent, it is paid out once.
 */
export function createWithdrawals(
  api: ApiClient,
  { answerWithin = ANSWER_WITHIN_MS, storage = browserStorages().session }: Options = {},
): Withdrawals {
  const close = () => OPEN.forget(storage)

  function openFor(playerId: string): string | null {
    const known = OPEN.read(storage)
    return known?.playerId === playerId ? known.reference : null
  }

  function open(playerId: string): string {
    const reference = crypto.randomUUID()
    OPEN.write(storage, { playerId, reference })
    return reference
  }

  /** @returns false also where nobody answers */
  async function isThere(reference: string): Promise<boolean> {
    const signal = AbortSignal.timeout(answerWithin)
    return api('getPayment', { params: { id: reference }, signal }).then(
      () => true,
      () => false,
    )
  }

  return {
    async request(playerId, order) {
      const known = openFor(playerId)
      const reference = known ?? open(playerId)
      try {
        const signal = AbortSignal.timeout(answerWithin)
        await api('requestWithdrawal', { body: { ...order, reference }, signal })
      } catch (error) {
        if (isRefused(error, known !== null)) {
          close()
          return { kind: 'refused', cause: error }
        }
        if (!(await isThere(reference))) return { kind: 'open' }
      }
      close()
      return { kind: 'requested' }
    },
    async resume(playerId) {
      const reference = openFor(playerId)
      if (reference === null || !(await isThere(reference))) return false
      close()
      return true
    },
  }
}

type Options = { readonly answerWithin?: number; readonly storage?: KeyValueStorage }

/** Whether a failed call leaves no doubt about the order: nothing that was sent did anything. */
function isRefused(error: unknown, wasSentBefore: boolean): boolean {
  if (!(error instanceof ApiError) || leavesDoubt(error)) return false
  return !wasSentBefore || !NOT_NOW.has(error.status)
}
