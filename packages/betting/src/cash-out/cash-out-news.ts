import type { Amount } from '../money/amount.ts'

/** Whether an offer has moved by so much that a player may want to hear of it: by half, either way. */
export function isCashOutNews(offer: Amount, before: Amount): boolean {
  return 2n * offer >= 3n * before || 2n * offer <= before
}
