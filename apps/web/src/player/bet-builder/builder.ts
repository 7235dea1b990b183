import type { Amount } from '@touchline/betting'

import { createStore, type Store } from '../../base/store.ts'
import { pickedId, type PickedOutcome } from '../slip/commands.ts'
import type { SlipDependencies } from '../slip/kernel.ts'
import { createSlipStore, type CustomSlipStore } from '../slip/store.ts'
import { createQuoteStore, type QuoteStore } from './quote-store.ts'

/** A slip of its own that holds custom bets alone, and what they cost. */
export type Builder = {
  readonly slip: CustomSlipStore
  readonly quotes: QuoteStore
  /** Its ticket is only a bar. */
  readonly fold: Store<boolean>
  /** An odds button of the builder was pressed. */
  readonly pick: (picked: PickedOutcome) => void
  /**
   * Makes a bet of these outcomes of one match, in place of what the builder holds of another one.
   * @param stake smallest units of the slip's currency, 0 for none
   * @returns whether it has them all now
   */
  readonly take: (picked: readonly PickedOutcome[], stake: Amount) => boolean
}

export type BuilderDependencies = SlipDependencies & {
  /** On a phone the markets need the room: the ticket begins as a bar. */
  isNarrow: () => boolean
  /** QUICK-07: quick bet is switched off before a leg is added. */
  makeWay: () => void
}

export function createBuilder(deps: BuilderDependencies): Builder {
  const slip = createSlipStore(deps, { custom: true })
  void slip.start()
  const quotes = createQuoteStore({ api: deps.api, slip, report: deps.report })
  const fold = createStore(deps.isNarrow())
  return {
    slip,
    quotes,
    fold,
    pick(picked) {
      if (!slip.isSelected(pickedId(picked))) deps.makeWay()
      slip.dispatch({ type: 'toggle', picked })
    },
    take(picked, stake) {
      const held = slip.getState().slip.bets[0]?.selections[0]?.matchId
      if (held !== undefined && held !== picked[0]?.match.id) slip.dispatch({ type: 'clear' })
      deps.makeWay()
      for (const each of picked) slip.dispatch({ type: 'toggle', picked: each, isWanted: true })
      if (stake > 0n) slip.dispatch({ type: 'setStake', stake })
      fold.setState(() => false)
      return picked.every((each) => slip.isSelected(pickedId(each)))
    },
  }
}
