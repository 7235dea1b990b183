import type { BetOffer } from './bets-cache.ts'

export type OfferInbox = {
  add: (offer: BetOffer) => void
  close: () => void
}

/** A player with thousands of open bets hears of many offers a second; a list redraws for all at once. */
const GATHER_MS = 200

/** Gathers offers, the last of each bet, and hands them over together: a throttle, no debounce. */
export function createOfferInbox(take: (offers: readonly BetOffer[]) => void): OfferInbox {
  const waiting = new Map<string, BetOffer>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function handOver(): void {
    timer = undefined
    const offers = [...waiting.values()]
    waiting.clear()
    take(offers)
  }

  return {
    add(offer) {
      waiting.set(offer.id, offer)
      timer ??= setTimeout(handOver, GATHER_MS)
    },
    close: () => clearTimeout(timer),
  }
}
