import type {
  AvailableBonuses,
  BonusMismatch,
  CollectingBonus,
  EventPlace,
  FreebetBonus,
  SlipBet,
  SlipBonus,
  SlipEvent,
} from '@touchline/betting'
import { betKey, BONUS_TYPES } from '@touchline/betting'
import type { ApiClient, BonusesOfBet, BonusOf, HeldBonus } from '@touchline/contract'
import type { SlipKernel } from './kernel.ts'
import type { AskedBet, AskingWatcher } from './limits.ts'
import { askableBets, bodyOf, createSlipWatcher } from './limits.ts'
import type { SlipView } from './view.ts'
import type { BetBonuses, BonusesByBet, SlipStoreState } from './state.ts'

/** More than a slip of this many bets is not asked about: `slipBets` of the contract. */
const MOST_BETS = 30

/** Beyond it nobody waits for a bonus to end. */
const LONGEST_WAIT_MS = 86_400_000
/** A device's clock may be ahead of the server's, to which it has not ended yet. */
const ASK_AGAIN_MS = 5_000
/** What is named for longer after its end than clocks differ is the backend's own affair. */
const MOST_OVERDUE_MS = 30_000

/**
 * SLIP-12, BON-15: what a signed-in player may use goes with every bet of the slip. A failure leaves
 * bets without: the backend judges at the placement. When one ends, and where a bet was refused with
 * one, they are asked for again: a bet that named a bonus which is gone would be refused each time.
 */
export function createBonusesWatcher(kernel: SlipKernel): AskingWatcher {
  let ending: ReturnType<typeof setTimeout> | undefined
  let answered: SlipStoreState['failure'] = null
  const watcher = createSlipWatcher(kernel, {
    betsOf: askedBets,
    forget: () => kernel.setState(forget),
    async ask(currency, bets, signal) {
      const bonuses = await askBonuses(kernel.deps.api, currency, bets, signal)
      if (signal.aborted) return
      kernel.setState((state) => ({ ...state, bonuses }))
      askWhenOneEnds(bonuses)
    },
  })

  function askWhenOneEnds(bonuses: BonusesByBet): void {
    clearTimeout(ending)
    const now = kernel.deps.now()
    const left = firstEnd(bonuses, now - MOST_OVERDUE_MS) - now
    if (left > LONGEST_WAIT_MS) return
    ending = setTimeout(watcher.askAgain, left > 0 ? left : ASK_AGAIN_MS)
  }

  function askAfterRefusal(): void {
    const { failure, slip } = kernel.getState()
    const isNews = failure !== null && failure !== answered
    answered = failure
    if (isNews && slip.bets.some(({ bonus }) => bonus !== null)) watcher.askAgain()
  }

  /** A bet that comes into the slip later has them at once. */
  function hand(): void {
    const { slip, bonuses } = kernel.getState()
    if (slip.inProgress) return
    const events = slip.bets.flatMap((bet): SlipEvent[] => {
      const key = betKey(bet)
      const available = bonuses[key]?.available
      if (available === undefined || available === bet.availableBonuses) return []
      return [{ type: 'bonusesLoaded', betKey: key, bonuses: available }]
    })
    if (events.length > 0) kernel.dispatchAll(events)
  }

  return {
    check() {
      watcher.check()
      askAfterRefusal()
      hand()
    },
    askAgain: watcher.askAgain,
  }
}

/** The first one after `since`, both in ms since 1970; infinity where none ends. */
function firstEnd(bonuses: BonusesByBet, since: number): number {
  const ends = Object.values(bonuses).flatMap(({ available }) =>
    BONUS_TYPES.flatMap((type) => available[type].flatMap(({ validTo }) => validTo ?? [])),
  )
  return Math.min(...ends.filter((end) => end > since))
}

/** What was said of other legs holds no more. */
function forget(state: SlipStoreState): SlipStoreState {
  return Object.keys(state.bonuses).length === 0 ? state : { ...state, bonuses: {} }
}

/** Singles and the combo that the slip could be, and whatever else has a stake. */
function askedBets({ slip, offered, rules }: SlipView): readonly AskedBet[] {
  const likely = offered.filter((bet) => bet.betType !== 'system')
  const bets = [...new Map([...slip.bets, ...likely].map((bet) => [betKey(bet), bet])).values()]
  return askableBets({ bets }, rules).slice(0, MOST_BETS)
}

async function askBonuses(
  api: ApiClient,
  currency: string,
  bets: readonly AskedBet[],
  signal: AbortSignal,
): Promise<BonusesByBet> {
  const body = { currency, bets: bets.map(({ bet }) => bodyOf(bet)) }
  const { data } = await api('listSlipBonuses', { body, signal })
  const entries = bets.flatMap(({ key, bet }, index) => {
    const answer = data[index]
    return answer === undefined ? [] : [[key, toBetBonuses(answer, bet)] as const]
  })
  return Object.fromEntries(entries)
}

/** Prices and legs are judged again here; what only the backend knows of stays as it says. */
const ONLY_THERE: ReadonlySet<BonusMismatch> = new Set(['events', 'expired', 'country'])

/** The answer for one bet, as the slip's machine takes it. */
function toBetBonuses(answer: BonusesOfBet, bet: Pick<SlipBet, 'selections'>): BetBonuses {
  const held = BONUS_TYPES.flatMap<HeldBonus>((type) => answer.bonuses[type])
  const open = held.filter(({ mismatch }) => mismatch === null || !ONLY_THERE.has(mismatch))
  const bonuses = open.map((each) => toSlipBonus(each, bet))
  return {
    available: byType(bonuses),
    names: Object.fromEntries(held.map(({ bonus }) => [bonus.id, bonus.name])),
    others: held.flatMap(({ bonus, mismatch }) =>
      mismatch !== null && ONLY_THERE.has(mismatch)
        ? [{ id: bonus.id, name: bonus.name, mismatch }]
        : [],
    ),
  }
}

function toSlipBonus({ bonus, legs }: HeldBonus, { selections }: Pick<SlipBet, 'selections'>) {
  const { id, minOdds, validTo } = bonus
  // The slip does not know where an event stands: the legs that do count are named instead.
  const events: EventPlace[] =
    bonus.eventConditions.length === 0
      ? []
      : selections.flatMap(({ matchId }, place) => (legs[place] === 'events' ? [] : [{ matchId }]))
  const conditions = { id, minOdds, events, validTo: instant(validTo) }
  switch (bonus.type) {
    case 'comboboost':
      return { type: bonus.type, ...conditions, ranges: bonus.ranges } satisfies SlipBonus
    case 'freebet':
      return { ...freebetOf(bonus), events }
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      return { type: bonus.type, ...conditions } satisfies SlipBonus
  }
}

/** A freebet that is held against no bet yet: which events it is for only the backend knows. */
export function freebetOf(bonus: BonusOf<'freebet'>): FreebetBonus {
  const { id, minOdds, maxOdds, validTo, freebetType: mode, freebetStake, currency } = bonus
  const { matchStatus, selectionCountFrom, selectionCountTo } = bonus
  const conditions = { id, minOdds, maxOdds, validTo: instant(validTo) }
  const legs = { matchStatus, selectionCountFrom, selectionCountTo }
  return { type: 'freebet', mode, freebetStake, currency, ...conditions, ...legs }
}

const instant = (time: string | null) => (time === null ? null : Date.parse(time))

function byType(bonuses: readonly SlipBonus[]): AvailableBonuses {
  const collecting = (type: CollectingBonus['type']) =>
    bonuses.filter((bonus): bonus is CollectingBonus => bonus.type === type)
  return {
    comboboost: bonuses.filter((bonus) => bonus.type === 'comboboost'),
    freebet: bonuses.filter((bonus) => bonus.type === 'freebet'),
    hunting: collecting('hunting'),
    lootbox: collecting('lootbox'),
    tournament: collecting('tournament'),
  }
}
