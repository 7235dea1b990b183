import type { PlacedBet } from '@touchline/contract'

import type { OtherTabs } from '../slip/other-tabs.ts'
import { BETS, JOURNAL, RECEIPT } from '../slip/stored.ts'
import { withPrefix, type BrowserStorages } from '../../base/browser-storage.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'
import type { Builder, BuilderDependencies } from './builder.ts'

export type BuilderState = { readonly builder: Builder | null }

/** All of the bet builder that every page carries; the rest comes when it is first opened. */
export type BuilderSwitch = ReadableStore<BuilderState> & {
  open: () => void
  /** As the builder does, once it is there. @returns false, too, where it does not come */
  take: (...asked: Parameters<Builder['take']>) => Promise<boolean>
  /** Opens it where this browser session has left legs, a placement or a receipt in it. */
  restore: () => void
  /** A newer state of a bet, for the receipt. */
  applyBet: (bet: PlacedBet) => void
  /** The player has another bonus, or one of them stands otherwise. */
  bonusesChanged: () => void
}

/** Keeps its keys apart from those of the slip. */
export const builderStorage = ({ session }: BrowserStorages) => withPrefix(session, 'builder_')

type Dependencies = Omit<BuilderDependencies, 'otherTabs'> & {
  /** The bet builders of other tabs; their slips are another ticket. */
  builderTabs: OtherTabs
}

export function createBuilderSwitch(deps: Dependencies): BuilderSwitch {
  const state = createStore<BuilderState>({ builder: null })
  let loading: Promise<void> | undefined
  const session = () => builderStorage(deps.storages())

  async function load(): Promise<void> {
    const { createBuilder } = await import('./builder.ts')
    const storages = () => ({ ...deps.storages(), session: session() })
    const builder = createBuilder({ ...deps, storages, otherTabs: deps.builderTabs })
    state.setState(() => ({ builder }))
  }

  function open(): Promise<void> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      deps.report(error)
    })
    return loading
  }

  return {
    ...state,
    open: () => void open(),
    async take(picked, stake) {
      await open()
      return state.getState().builder?.take(picked, stake) ?? false
    },
    restore() {
      const isLeft = [BETS, JOURNAL, RECEIPT].some((stored) => stored.isThere(session()))
      if (isLeft) void open()
    },
    applyBet: (bet) => state.getState().builder?.slip.applyBet(bet),
    bonusesChanged: () => state.getState().builder?.slip.bonusesChanged(),
  }
}
