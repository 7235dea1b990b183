import { isOdds } from '../odds/odds.ts'
import type { MarketUpdate } from '../slip/live-updates.ts'
import type { SlipEvent } from '../slip/reduce-slip.ts'
import { selectionId } from '../slip/selection-id.ts'
import type { SlipState } from '../slip/slip-state.ts'

type Offer = { readonly odds: number; readonly isOpen: boolean }

/** What the events told of every price, kept apart from the slip to hold the slip against. */
export class SlipBook {
  readonly #offers = new Map<string, Offer>()

  hear(before: SlipState, event: SlipEvent): void {
    if (event.type === 'addSelection' || event.type === 'toggleSelection') {
      const id = selectionId(event.selection)
      if (before.selectedOutcomeIds.includes(id)) return
      this.#offers.set(id, { odds: event.selection.odds, isOpen: true })
    }
    if (event.type === 'marketsUpdated') event.markets.forEach((market) => this.#take(market))
    if (event.type === 'reuseSelections' && before.ticketState === 'SUCCESS') {
      event.markets.forEach((market) => this.#take(market))
    }
    if (event.type === 'restoreFinished' && before.isRestoring) {
      event.markets.forEach((market) => this.#take(market))
    }
    if (event.type === 'placementFailed' && before.inProgress) {
      for (const [id, odds] of Object.entries(event.currentOdds ?? {})) {
        this.#offers.set(id, { isOpen: true, ...this.#offers.get(id), odds })
      }
    }
  }

  /** Whether the book offers this price now. */
  offers(id: string, odds: number): boolean {
    const offer = this.#offers.get(id)
    return offer !== undefined && offer.isOpen && offer.odds === odds
  }

  #take({ matchId, marketId, specifier, status, outcomes }: MarketUpdate): void {
    for (const outcomeId of ['1', '3']) {
      const id = selectionId({ matchId, marketId, specifier, outcomeId })
      const outcome = outcomes.find((listed) => listed.outcomeId === outcomeId)
      const price = outcome?.odds ?? Number.NaN
      const isOpen = status === 1 && outcome?.active === true && isOdds(price)
      this.#offers.set(id, {
        isOpen,
        odds: isOpen ? price : (this.#offers.get(id)?.odds ?? Number.NaN),
      })
    }
  }
}
