import type { PickedOutcome, Press } from './presses.ts'
import { createKeptPresses, pickedId } from './presses.ts'
import type { SlipDependencies } from './kernel.ts'
import type { SlipStore } from './store.ts'
import { TRACES } from './storage-keys.ts'
import { HELLO, isHere } from './other-tabs.ts'
import { DEFAULT_ODDS_ACCEPT_MODE } from '@touchline/betting'
import { EMPTY_SLIP_STORE } from './state.ts'
import type { SlipView } from './view.ts'

export type PageSlip = SlipStore & {
  /** Fetches the machine ahead of its first use. */
  prepare: () => Promise<void>
}

type MakeSlip = (deps: SlipDependencies) => SlipStore

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
  const listeners = new Set<() => void>()
  const looks = createOutcomeLooks()
  const kept = createKeptPresses(() => deps.storages().session)
  let machine: SlipStore | null = null
  let fetching: Promise<SlipStore> | null = null
  let savesByItself = false

  function fetchOnce(): Promise<SlipStore> {
    fetching ??= fetch().then(begin)
    return fetching
  }

  function begin(make: MakeSlip): SlipStore {
    const made = make(deps)
    machine = made
    made.subscribe(tell)
    const pressed = kept.ofPageBefore()
    void made.start().then(() => {
      savesByItself = true
      kept.dropAll()
    })
    looks.follow(made)
    repeat(made, pressed, looks)
    tell()
    return made
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  async function toggle(picked: PickedOutcome): Promise<void> {
    if (machine !== null && savesByItself) return machine.toggle(picked)
    const id = pickedId(picked)
    const isWanted = !looks.has(id)
    kept.keep({ picked, isWanted })
    if (machine !== null) return machine.toggle(picked, isWanted)
    looks.press(id, isWanted)
    await run((slip) => slip.toggle(picked, isWanted))
    looks.release(id)
  }

  function run(command: (slip: SlipStore) => void | Promise<void>): Promise<void> {
    if (machine !== null) return Promise.resolve(command(machine))
    return fetchOnce().then(command, (error: unknown) => {
      fetching = null
      kept.dropAll()
      deps.raiseError(error)
    })
  }

  return {
    getState: () => machine?.getState() ?? EMPTY_VIEW,
    getFirstState: () => EMPTY_VIEW,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async start() {
      const { session } = deps.storages()
      kept.ofPageBefore().forEach(({ picked, isWanted }) => looks.press(pickedId(picked), isWanted))
      const hasTraces = TRACES.some((key) => session.getItem(key) !== null)
      if (hasTraces) return run(() => undefined)
      deps.otherTabs.listen((message) => {
        if (machine === null && isHere(message)) void run(() => undefined)
      })
      deps.otherTabs.post(HELLO)
    },
    restoreAgain: () => run((slip) => slip.restoreAgain()),
    prepare: () => run(() => undefined),
    toggle: (picked) => void toggle(picked),
    isSelected: looks.has,
    subscribeSelection: (id, listener) => looks.subscribe(id, listener),
    remove(id) {
      kept.drop(id)
      void run((slip) => slip.remove(id))
    },
    setStake: (stake, bet) => void run((slip) => slip.setStake(stake, bet)),
    setRecommendedStake: (stake, bet) => void run((slip) => slip.setRecommendedStake(stake, bet)),
    wantStake: (wanted) => void run((slip) => slip.wantStake(wanted)),
    sendForApproval: (bet, stake) => void run((slip) => slip.sendForApproval(bet, stake)),
    takeMaximum: (bet) => void run((slip) => slip.takeMaximum(bet)),
    setPotentialWin: (amount, bet) => void run((slip) => slip.setPotentialWin(amount, bet)),
    setBetType: (type) => void run((slip) => slip.setBetType(type)),
    setSystemType: (type) => void run((slip) => slip.setSystemType(type)),
    setAcceptMode: (mode) => run((slip) => slip.setAcceptMode(mode)),
    takeMaxStake: (bet) => run((slip) => slip.takeMaxStake(bet)),
    clear() {
      kept.dropAll()
      void run((slip) => slip.clear())
    },
    reuseSelections: () => run((slip) => slip.reuseSelections()),
    dismissReceipt: () => void run((slip) => slip.dismissReceipt()),
    dismissFailure: () => void run((slip) => slip.dismissFailure()),
    betAgain: (keys, type) => run((slip) => slip.betAgain(keys, type)),
    loadShared: (code) => run((slip) => slip.loadShared(code)),
    dismissSharedMissing: () => void run((slip) => slip.dismissSharedMissing()),
    // Only a receipt wants to know, and that comes from the machine.
    applyBet: (bet) => machine?.applyBet(bet),
    openPanel: (tab) => void run((slip) => slip.openPanel(tab)),
    closePanel: () => void run((slip) => slip.closePanel()),
    collapsePanel: () => void run((slip) => slip.collapsePanel()),
    press: () => void run((slip) => slip.press()),
    acceptChanges: () => void run((slip) => slip.acceptChanges()),
  }
}

/** What was pressed on the page before comes into the slip of this one. */
function repeat(
  machine: SlipStore,
  presses: readonly Press[],
  looks: Pick<ReturnType<typeof createOutcomeLooks>, 'release'>,
): void {
  for (const { picked, isWanted } of presses) {
    machine.toggle(picked, isWanted)
    looks.release(pickedId(picked))
  }
}

/**
 * What the machine makes of an empty slip before anything is known, written down: the server and
 * the first view show it without the machine.
 */
export const EMPTY_VIEW: SlipView = {
  ...EMPTY_SLIP_STORE,
  rules: {
    isLoggedIn: false,
    acceptMode: DEFAULT_ODDS_ACCEPT_MODE,
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
    totalStake: 0n,
    freebetStake: 0n,
    potentialWin: 0n,
    potentialNet: 0n,
    isCapped: false,
    isStakeValid: false,
    placedCount: 0,
    betCount: 0,
    isPossible: false,
  },
  blockers: [],
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
export function createOutcomeLooks() {
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
    press(id: string, isWanted: boolean): void {
      pressed.set(id, isWanted)
      tell(id)
    },
    /** From here on the machine says how it looks. */
    release(id: string): void {
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
