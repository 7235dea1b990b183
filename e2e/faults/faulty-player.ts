import { amountOf, oddsOf } from '@touchline/betting'
import { setTimeout as pause } from 'node:timers/promises'
import type { Match } from '@touchline/contract'
import { openHeadlessPage } from '@touchline/web/testing/headless-page'
import type { HeadlessOptions, HeadlessPage } from '@touchline/web/testing/headless-page'

/** How a press ended, as a page tells it. `unknown`: it never did. */
export type Ending = {
  outcome: 'placed' | 'refused' | 'failed' | 'unknown'
  betIds: readonly string[]
}

/** What a player believes has become of one press of the button. */
export type Belief = Ending & {
  reference: string
  isReloaded: boolean
  /** What a second tab with a copy of the journal believes, where there was one. */
  other?: Ending
}

export type PlayerOptions = Omit<HeadlessOptions, 'storage'> & {
  presses: number
  random: () => number
}

/** Storage key of the open placement. */
const JOURNAL = 'placement'
const STAKE = amountOf(50n)
const GIVE_UP_MS = 180_000

/** Shares of the presses after which the page is reloaded, or its tab duplicated. */
const RELOADED = 0.15
const DUPLICATED = 0.2
const LEAVE_WITHIN_MS = 400

type Tab = { page: HeadlessPage; tab: ReadonlyMap<string, string> }

/** Places one bet after the other; sometimes reloads the page or duplicates its tab meanwhile. */
export async function playThroughFaults(options: PlayerOptions): Promise<Belief[]> {
  const beliefs: Belief[] = []
  const tab = new Map<string, string>()
  let page = await open(options, tab)
  for (let turn = 0; turn < options.presses; turn += 1) {
    const { random, matches } = options
    compose(page, matches[Math.floor(random() * matches.length)], random() < 0.1)
    page.slip.dispatch({ type: 'press' })
    const reference = openReference(tab)
    const fate = random()
    if (fate < RELOADED + DUPLICATED) await pause(random() * LEAVE_WITHIN_MS)
    // What the player has read already, a reload cannot take away.
    const isOpen = tab.has(JOURNAL)
    let other: Tab | undefined
    if (isOpen && fate < RELOADED) {
      page.close()
      page = await open(options, tab)
    } else if (isOpen && fate < RELOADED + DUPLICATED) {
      const copy = new Map(tab)
      other = { page: await open(options, copy), tab: copy }
    }
    const [mine, theirs] = await Promise.all([ending({ page, tab }), other && ending(other)])
    beliefs.push({
      ...mine,
      reference,
      isReloaded: isOpen && fate < RELOADED,
      ...(theirs === undefined ? {} : { other: theirs }),
    })
    other?.page.close()
    clear(page)
  }
  page.close()
  return beliefs
}

function open(options: PlayerOptions, tab: Map<string, string>): Promise<HeadlessPage> {
  return openHeadlessPage({
    ...options,
    storage: {
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
      removeItem: (key) => void tab.delete(key),
    },
  })
}

/** @param isWrong whether the page believes in a price that the book does not have */
function compose({ slip }: HeadlessPage, match: Match | undefined, isWrong: boolean): void {
  const market = match?.mainMarket
  const outcome = market?.outcomes.find(({ active }) => active)
  if (!match || !market || !outcome) throw new Error('there is nothing to bet on')
  slip.dispatch({
    type: 'toggle',
    picked: {
      match,
      market,
      outcome: isWrong ? { ...outcome, odds: oddsOf(outcome.odds + 500) } : outcome,
    },
  })
  slip.dispatch({ type: 'setStake', stake: STAKE })
}

function openReference(tab: Map<string, string>): string {
  const journal = JSON.parse(tab.get(JOURNAL) ?? 'null') as {
    body: { meta: { reference: string } }
  } | null
  if (journal === null) throw new Error('the press did not place')
  return journal.body.meta.reference
}

/** Waits until the page has said what became of the press; asks again where it could not say. */
async function ending({ page: { slip, raised }, tab }: Tab): Promise<Ending> {
  const deadline = Date.now() + GIVE_UP_MS
  while (slip.getState().phase !== 'idle' || tab.has(JOURNAL)) {
    if (Date.now() > deadline) return { outcome: 'unknown', betIds: [] }
    if (slip.getState().phase === 'idle') slip.dispatch({ type: 'press' })
    await pause(5)
  }
  const { receipt, failure, slip: ticket } = slip.getState()
  const betIds = receipt.map(({ id }) => id)
  if (ticket.ticketState === 'SUCCESS') return { outcome: 'placed', betIds }
  if (failure !== null) return { outcome: 'refused', betIds }
  return { outcome: raised.length > 0 ? 'failed' : 'unknown', betIds }
}

function clear({ slip, raised }: HeadlessPage): void {
  raised.length = 0
  slip.dispatch({ type: 'dismissReceipt' })
  slip.dispatch({ type: 'dismissFailure' })
  slip.dispatch({ type: 'clear' })
}
