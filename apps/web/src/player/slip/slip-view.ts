import {
  slipBlockers,
  slipSummary,
  type Blocker,
  type SlipRules,
  type SlipSummary,
} from '@touchline/betting'

import type { SessionState } from '../session/session-state.ts'
import type { PageSettings } from '../../data/queries/system-settings.ts'
import { primaryAction, type PrimaryAction } from './primary-action.ts'
import { placementContext, slipRules, type FeedHealth } from './slip-situation.ts'
import type { SlipStoreState } from './slip-store-state.ts'

/** The state with everything that follows from it; the same object until an input changes. */
export type SlipView = SlipStoreState & {
  readonly rules: SlipRules
  readonly summary: SlipSummary
  readonly blockers: readonly Blocker[]
  /** What pressing the button does now; `heldAction` may still be what it shows. */
  readonly action: PrimaryAction
}

export type ViewInputs = {
  readonly state: SlipStoreState
  readonly session: SessionState
  readonly system: PageSettings | null
  readonly health: FeedHealth
}

export function deriveView({ state, session, system, health }: ViewInputs): SlipView {
  const rules = slipRules(session, system, state.acceptMode, state.slip.currency)
  const context = placementContext(state, rules, session, system, health)
  const summary = slipSummary(state.slip, rules)
  const blockers = slipBlockers(state.slip, context)
  const isElsewhere = state.isPlacingElsewhere && state.phase === 'idle'
  const phase = isElsewhere ? 'sending' : state.phase
  const { failure } = state
  const action = primaryAction({ phase, summary, blockers, failure })
  return { ...state, rules, summary, blockers, action }
}

/** Derives anew only when an input is another object. */
export function rememberView(): (inputs: ViewInputs) => SlipView {
  let last: { inputs: ViewInputs; view: SlipView } | null = null
  return (inputs) => {
    if (last !== null && isSame(last.inputs, inputs)) return last.view
    last = { inputs, view: deriveView(inputs) }
    return last.view
  }
}

function isSame(a: ViewInputs, b: ViewInputs): boolean {
  return (
    a.state === b.state && a.session === b.session && a.system === b.system && a.health === b.health
  )
}
