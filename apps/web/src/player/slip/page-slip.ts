import { NO_AMOUNT } from '@touchline/betting'

import { askAgain } from '../../base/ask-again.ts'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import { createListeners } from '../../base/listeners.ts'
import type { LastingCommand, Press, SlipCommand } from './commands.ts'
import { pickedId, toLasting } from './commands.ts'
import type { SlipDependencies } from './kernel.ts'
import type { SlipStore } from './store.ts'
import { PRESSES, TRACES } from './stored.ts'
import { HELLO, HERE } from './other-tabs.ts'
import { EMPTY_SLIP_STORE } from './state.ts'
import type { SlipView } from './view.ts'

export type PageSlip = SlipStore & {
  /** Fetches the machine ahead of its first use. */
  prepare: () => Promise<void>
}

type MakeSlip = (deps: SlipDependencies) => SlipStore

/** Before the machine's code is asked for again. Beyond them the player is told. */
const PAUSES_MS = [500, 1_500, 4_000]

async function fetchMachine(): Promise<MakeSlip> {
  return (await import('./store.ts')).createSlipStore
}

/**
 * The slip as pages know it. Most first views have nothing in it, so it starts as an empty one
 * without its machine. That is fetched for a slip to bring back, for one that another tab has, at the
 * player's first sign, or for the first command. Commands wait for it in their order, so that no tap
 * is lost; an outcome that was pressed looks so at once, whatever is still on its way. What is pressed
 * before the slip saves by itself is kept for the page that comes next.
 */
export function createPageSlip(deps: SlipDependencies, fetch = fetchMachine): PageSlip {
  const listeners = createListeners()
  const looks = createOutcomeLooks()
  const kept = createKeptPresses(() => deps.storages().session)
  let waiting: readonly LastingCommand[] = []
  let machine: SlipStore | null = null
  let fetching: Promise<void> | null = null
  let savesByItself = false

  function prepare(): Promise<void> {
    fetching ??= askAgain(fetch, PAUSES_MS).then(begin).catch(giveUp)
    return fetching
  }

  function begin(make: MakeSlip): void {
    const made = make(deps)
    machine = made
    made.subscribe(listeners.tell)
    const pressed = kept.ofPageBefore()
    void made.start().then(() => {
      savesByItself = true
      kept.dropAll()
    })
    looks.follow(made)
    for (const command of [...pressed, ...takeWaiting()]) {
      made.dispatch(command)
      looks.release(command)
    }
    listeners.tell()
  }

  function giveUp(error: unknown): void {
    fetching = null
    kept.dropAll()
    for (const command of takeWaiting()) looks.release(command)
    deps.raiseError(error)
  }

  function takeWaiting(): readonly LastingCommand[] {
    const taken = waiting
    waiting = []
    return taken
  }

  function dispatch(command: SlipCommand): void {
    if (machine !== null && savesByItself) return machine.dispatch(command)
    const lasting = toLasting(command, looks.has)
    kept.note(lasting)
    if (machine !== null) return machine.dispatch(lasting)
    looks.press(lasting)
    waiting = [...waiting, lasting]
    void prepare()
  }

  return {
    getState: () => machine?.getState() ?? EMPTY_VIEW,
    getFirstState: () => EMPTY_VIEW,
    subscribe: listeners.add,
    async start() {
      const { session } = deps.storages()
      for (const press of kept.ofPageBefore()) looks.press(press)
      const hasTraces = TRACES.some((trace) => trace.isThere(session))
      if (hasTraces) return prepare()
      deps.otherTabs.listen((message) => {
        if (machine === null && message === HERE) void prepare()
      })
      deps.otherTabs.post(HELLO)
    },
    prepare,
    dispatch,
    isSelected: looks.has,
    subscribeSelection: (id, listener) => looks.subscribe(id, listener),
    // Only a receipt wants to know, and that comes from the machine.
    applyBet: (bet) => machine?.applyBet(bet),
    // Without the machine nobody has asked about them.
    bonusesChanged: () => machine?.bonusesChanged(),
  }
}

/** More presses than a slip takes are not made before it is there. */
const MOST_KEPT = 60

/**
 * Presses that the slip has not saved yet, because its code or its saved bets are still on their way:
 * they outlive the page. The last press of an outcome counts.
 */
function createKeptPresses(storage: () => KeyValueStorage) {
  let former: readonly Press[] | null = null
  const read = (): readonly Press[] => PRESSES.read(storage()) ?? []

  /** Those of the page before, in the order in which they were made. */
  function ofPageBefore(): readonly Press[] {
    former ??= read()
    return former
  }

  return {
    ofPageBefore,
    note(command: LastingCommand): void {
      ofPageBefore()
      const before = read()
      const after = pressesAfter(before, command)
      if (after === before) return
      if (after.length === 0) PRESSES.forget(storage())
      else PRESSES.write(storage(), after)
    },
    dropAll: (): void => PRESSES.forget(storage()),
  }
}

function pressesAfter(presses: readonly Press[], command: LastingCommand): readonly Press[] {
  switch (command.type) {
    case 'toggle':
      return [...without(presses, pickedId(command.picked)), command].slice(-MOST_KEPT)
    case 'removeSelection':
      return without(presses, command.selectionId)
    case 'clear':
      return []
    default:
      return presses
  }
}

function without(presses: readonly Press[], id: string): readonly Press[] {
  return presses.filter(({ picked }) => pickedId(picked) !== id)
}

/**
 * What the machine makes of an empty slip before anything is known, written down: the server and
 * the first view show it without the machine.
 */
export const EMPTY_VIEW: SlipView = {
  ...EMPTY_SLIP_STORE,
  rules: {
    isLoggedIn: false,
    acceptMode: EMPTY_SLIP_STORE.acceptMode,
    multiSingleByProvider: {},
    customBetEnabled: false,
    systemTypes: [],
    maxSelections: 0,
    systemMaxWinFactor: 0n,
    limits: null,
  },
  summary: {
    bets: [],
    selectionCount: 0,
    lines: 0n,
    totalOdds: null,
    totalStake: NO_AMOUNT,
    freebetStake: NO_AMOUNT,
    potentialWin: NO_AMOUNT,
    potentialNet: NO_AMOUNT,
    isCapped: false,
    isStakeValid: false,
    placedCount: 0,
    betCount: 0,
    isPossible: false,
  },
  offered: [],
  aimed: null,
  blockers: [],
  room: { total: null, each: null },
  playUntil: null,
  action: { kind: 'signIn' },
}

type Machine = {
  isSelected: (id: string) => boolean
  subscribeSelection: (id: string, listener: () => void) => () => void
}

type Outcome = { id: string; listener: () => void; stop: (() => void) | undefined }

/**
 * Which outcomes look chosen, before and after the slip's machine is there: what was pressed looks so
 * at once, and until its press has reached the machine.
 */
function createOutcomeLooks() {
  const outcomes = new Set<Outcome>()
  const pressed = new Map<string, boolean>()
  let machine: Machine | null = null

  function tell(id: string): void {
    for (const outcome of outcomes) if (outcome.id === id) outcome.listener()
  }

  function follow(outcome: Outcome, made: Machine): void {
    outcome.stop = made.subscribeSelection(outcome.id, outcome.listener)
  }

  return {
    has: (id: string) => pressed.get(id) ?? machine?.isSelected(id) ?? false,
    press(command: LastingCommand): void {
      if (command.type !== 'toggle') return
      const id = pickedId(command.picked)
      pressed.set(id, command.isWanted)
      tell(id)
    },
    /** From here on the machine says how it looks. */
    release(command: LastingCommand): void {
      if (command.type !== 'toggle') return
      const id = pickedId(command.picked)
      pressed.delete(id)
      tell(id)
    },
    follow(made: Machine): void {
      machine = made
      for (const outcome of outcomes) follow(outcome, made)
    },
    subscribe(id: string, listener: () => void): () => void {
      const outcome: Outcome = { id, listener, stop: undefined }
      if (machine !== null) follow(outcome, machine)
      outcomes.add(outcome)
      return () => {
        outcome.stop?.()
        outcomes.delete(outcome)
      }
    },
  }
}
