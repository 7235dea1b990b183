import type { Amount } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'

import type { OtherTabs } from '../slip/other-tabs.ts'
import { pickedId, type PickedOutcome } from '../slip/commands.ts'
import type { SlipDependencies } from '../slip/kernel.ts'
import type { CustomSlipStore } from '../slip/store.ts'
import { BETS, JOURNAL, RECEIPT } from '../slip/stored.ts'
import { withPrefix, type BrowserStorages } from '../../base/browser-storage.ts'
import { createStore, type ReadableStore, type Store } from '../../base/store.ts'
import type { QuoteStore } from './quote-store.ts'

/** A slip of its own that holds custom bets alone, and what they cost. */
export type Builder = {
  readonly slip: CustomSlipStore
  readonly quotes: QuoteStore
  /** Its ticket is only a bar. */
  readonly fold: Store<boolean>
  /** An odds button of the builder was pressed. */
  readonly pick: (picked: PickedOutcome) => void
}

export type BuilderState = { readonly builder: Builder | null }

/** All of the bet builder that every page carries; the rest comes when it is first opened. */
export type BuilderSwitch = ReadableStore<BuilderState> & {
  open: () => void
  /**
   * Makes a bet of these outcomes of one match, in place of what the builder holds of another one.
   * @param stake smallest units of the slip's currency, 0 for none
   * @returns whether it has them all now
   */
  take: (picked: readonly PickedOutcome[], stake: Amount) => Promise<boolean>
  /** Opens it where this browser session has left legs, a placement or a receipt in it. */
  restore: () => void
  /** A newer state of a bet, for the receipt. */
  applyBet: (bet: PlacedBet) => void
}

/** Keeps its keys apart from those of the slip. */
export const builderStorage = ({ session }: BrowserStorages) => withPrefix(session, 'builder_')

type Dependencies = Omit<SlipDependencies, 'otherTabs'> & {
  /** The bet builders of other tabs; their slips are another ticket. */
  builderTabs: OtherTabs
  /** On a phone the markets need the room: the ticket begins as a bar. */
  isNarrow: () => boolean
  /** QUICK-07: quick bet is switched off before a leg is added. */
  makeWay: () => void
}

export function createBuilderSwitch(deps: Dependencies): BuilderSwitch {
  const state = createStore<BuilderState>({ builder: null })
  let loading: Promise<void> | undefined
  const session = () => builderStorage(deps.storages())

  async function load(): Promise<void> {
    const [{ createQuoteStore }, { createSlipStore }] = await Promise.all([
      import('./quote-store.ts'),
      import('../slip/store.ts'),
    ])
    const storages = () => ({ ...deps.storages(), session: session() })
    const slip = createSlipStore(
      { ...deps, storages, otherTabs: deps.builderTabs },
      { custom: true },
    )
    void slip.start()
    const quotes = createQuoteStore({ api: deps.api, slip, report: deps.report })
    const pick = (picked: PickedOutcome) => {
      if (!slip.isSelected(pickedId(picked))) deps.makeWay()
      slip.dispatch({ type: 'toggle', picked })
    }
    const fold = createStore(deps.isNarrow())
    state.setState(() => ({ builder: { slip, quotes, fold, pick } }))
  }

  function open(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      deps.report(error)
    })
    return loading
  }

  async function take(picked: readonly PickedOutcome[], stake: Amount): Promise<boolean> {
    await open()
    const { builder } = state.getState()
    if (builder === null) return false
    const { slip, fold } = builder
    const held = slip.getState().slip.bets[0]?.selections[0]?.matchId
    if (held !== undefined && held !== picked[0]?.match.id) slip.dispatch({ type: 'clear' })
    deps.makeWay()
    for (const each of picked) slip.dispatch({ type: 'toggle', picked: each, isWanted: true })
    if (stake > 0n) slip.dispatch({ type: 'setStake', stake })
    fold.setState(() => false)
    return picked.every((each) => slip.isSelected(pickedId(each)))
  }

  return {
    ...state,
    open: () => void open(),
    take,
    restore() {
      const isLeft = [BETS, JOURNAL, RECEIPT].some((stored) => stored.isThere(session()))
      if (isLeft) void open()
    },
    applyBet: (bet) => state.getState().builder?.slip.applyBet(bet),
  }
}
