import type { ApiClient } from '@touchline/contract'
import { proveReceipt, webCrypto, type ReceiptVerdict } from '@touchline/contract/receipts'

/** `isOwn`: whether this browser did the arithmetic, or the backend did in its place. */
export type Judgement = { readonly isOwn: boolean } & (
  | ReceiptVerdict
  | { readonly verdict: 'proven'; readonly receipt: null }
)

/**
 * Proves or refuses a pasted receipt with the keys that the house publishes.
 * @param subtle undefined where the browser has none, as on plain HTTP
 * @throws ApiError when the keys cannot be read
 */
export async function judgeReceipt(
  api: ApiClient,
  text: string,
  subtle: SubtleCrypto | undefined,
): Promise<Judgement> {
  const own = await judgeHere(api, text, subtle)
  if (own !== null) return { isOwn: true, ...own }
  const { data } = await api('verifyReceipt', { body: { text } })
  return data.verdict === 'proven'
    ? { isOwn: false, verdict: 'proven', receipt: null }
    : { isOwn: false, verdict: 'refused', reason: data.reason ?? 'malformed' }
}

/** @returns null where this browser cannot do it */
async function judgeHere(
  api: ApiClient,
  text: string,
  subtle: SubtleCrypto | undefined,
): Promise<ReceiptVerdict | null> {
  if (subtle === undefined) return null
  const { data: keys } = await api('listReceiptKeys')
  try {
    return await proveReceipt(text, keys, webCrypto(subtle))
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') return null
    throw error
  }
}
