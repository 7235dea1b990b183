import { createSlip } from '@touchline/betting'
import type { PlacedBet, Placement } from '@touchline/contract'

import { browserStorages } from '../../base/browser-storage.ts'
import { createStore, type ReadableStore } from '../../base/store.ts'
import { browserPlacementTabs } from '../../player/slip/other-tabs.ts'
import type { SlipDependencies } from '../../player/slip/kernel.ts'
import type { PlacementAnswer } from '../../player/slip/placement-answer.ts'
import { createOpenPlacement } from '../../player/slip/open-placement.ts'
import type { PlacementPhase } from '../../player/slip/primary-action.ts'
import { storedJournal } from '../../player/slip/stored.ts'

export type TicketEnd =
  | { readonly kind: 'bought'; readonly bets: readonly PlacedBet[] }
  | Exclude<PlacementAnswer, { kind: 'placed' | 'unauthorized' }>

export type TicketState = {
  readonly phase: PlacementPhase
  /** Of the order before, until another one is sent. */
  readonly end: TicketEnd | null
}

export type TicketOrder = {
  readonly store: ReadableStore<TicketState>
  /** Nothing new while it is not known what became of the order before: that is asked about. */
  readonly send: (bets: Placement['bets']) => void
  /** Asks what became of an order that was sent before the page was left, or its player signed out. */
  readonly resume: () => void
}

type Deps = Pick<SlipDependencies, 'api' | 'session'>

/** As a slip's placement: one reference, kept before it is sent, asked about until answered. */
export function createTicketOrder({ api, session }: Deps, lottery: string): TicketOrder {
  const store = createStore<TicketState>({ phase: 'idle', end: null })
  const storages = browserStorages()
  const open = createOpenPlacement({
    deps: { api, session, storages: () => storages, tabs: browserPlacementTabs() },
    getState: store.getState,
    setPhase: (phase) => store.setState((state) => ({ ...state, phase })),
    settle: (answer) => store.setState(() => ({ phase: 'idle', end: endOf(answer) })),
    journal: storedJournal(`ticket.${lottery}`),
  })

  const resume = () =>
    open.resume({
      abandon: open.forget,
      takeUp: open.ask,
      interrupt: () => undefined,
    })

  return {
    store,
    resume,
    send(bets) {
      if (open.entry() !== null) return resume()
      const playerId = session.getState().profile?.id
      const [bet] = bets
      if (playerId === undefined || bet === undefined) return
      store.setState((state) => ({ ...state, end: null }))
      const reference = crypto.randomUUID()
      const meta = { quick: true, type: 'single', reference, acceptMode: 'none' } as const
      const slip = createSlip({ currency: bet.stake.currency, subunits: 1 })
      open.send({ playerId, body: { meta, bets }, slip })
    },
  }
}

function endOf(answer: PlacementAnswer): TicketEnd | null {
  if (answer.kind === 'unauthorized') return null
  return answer.kind === 'placed' ? { kind: 'bought', bets: answer.bets } : answer
}
