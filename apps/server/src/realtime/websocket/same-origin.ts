import type { OriginCheck } from '../hub-options.ts'

/** Lets in pages of the host that they connect to, and clients that are no browsers. */
export const isSameOrigin: OriginCheck = (origin, host) => {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host
}
