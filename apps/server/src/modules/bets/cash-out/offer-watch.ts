import type { Book, BookChange } from '../../../feed/book/book.ts'
import type { Reporter } from '../../../reporting/reporter.ts'
import type { Clock } from '../../clock.ts'
import type { StoredBet } from '../bet-repository.ts'
import type { CustomChances } from './custom-chances.ts'
import { quoteApart } from './quote-bet.ts'
import type { Offer, QuotedBet } from './quote-bet.ts'
import { WatchedBets } from './watched-bets.ts'
import type { WatchedBet } from './watched-bets.ts'

const TICK_MS = 1_000
/** A player who has not asked for his bets for so long is not told of their offers any more. */
const SEEN_MS = 600_000
/** A bet without an offer is looked at again: a feed that speaks again changes no price. */
const RETRY_MS = 5_000
/** Legs priced in one tick; what is left waits for the next, so that a tick stays short. */
const LEGS_PER_TICK = 20_000

/** Tells players what their open bets would pay now. */
export type OfferWatch = {
  /** The player has just been shown these bets. */
  seen(playerId: number, bets: readonly StoredBet[]): void
  /** The bet is another one now; its player hears so by other means. */
  betChanged(bet: StoredBet): void
  /** Waits for prices that are being asked for. */
  stop(): Promise<void>
}

type Deps = {
  readonly book: Book
  readonly chances: CustomChances
  readonly clock: Clock
  readonly reporter: Reporter
  /** Null withdraws the offer. */
  readonly tell: (bet: QuotedBet, offer: Offer | null) => void
}

/**
 * A change in the book only notes its match; once a second the noted matches' bets are quoted, and a
 * changed offer is told. An offer that stands still is told again before it ends.
 */
export function createOfferWatch({ book, chances, clock, reporter, tell }: Deps): OfferWatch {
  const basis = { book, chances, reporter }
  const watched = new WatchedBets()
  const moved = new Set<string>()
  const due = new Set<bigint>()
  /** Custom bets whose chance is being asked for. */
  const asking = new Map<bigint, Promise<void>>()
  let stopped = false
  let cancelTick: (() => void) | undefined

  const onChange = (change: BookChange) => {
    if (change.kind === 'markets' || change.kind === 'chances' || change.kind === 'status') {
      if (watched.hasMatch(change.match.id)) moved.add(change.match.id)
    } else if (change.kind === 'provider') {
      for (const [id] of watched.all()) due.add(id)
    }
  }

  const look = (entry: WatchedBet, now: number) => {
    const offer = quoteApart(basis, entry.bet, now)
    const amount = offer?.amount ?? null
    const isOver = entry.lookAt <= now
    if (amount !== entry.amount || (offer !== null && isOver)) tell(entry.bet, offer)
    entry.amount = amount
    entry.lookAt = lookAgainAt(offer, now)
  }

  /** A custom bet's chance comes from the model, a moment later. */
  const lookLater = ({ bet: { id }, bet }: WatchedBet) => {
    if (asking.has(id)) return
    const work = chances.refresh([bet]).then(() => {
      asking.delete(id)
      const entry = watched.get(id)
      if (entry === undefined || stopped) return
      if (chances.isCurrent(bet)) look(entry, clock.now())
      else due.add(id)
    })
    asking.set(id, work)
  }

  const tick = () => {
    cancelTick = undefined
    const now = clock.now()
    watched.forgetSince(now - SEEN_MS)
    for (const matchId of moved) for (const id of watched.ofMatch(matchId)) due.add(id)
    moved.clear()
    for (const [id, entry] of watched.all()) if (entry.lookAt <= now) due.add(id)
    let legs = LEGS_PER_TICK
    for (const id of due) {
      if (legs <= 0) break
      due.delete(id)
      const entry = watched.get(id)
      if (entry === undefined) continue
      legs -= entry.bet.selections.length
      if (entry.bet.type === 'custom_bet') lookLater(entry)
      else look(entry, now)
    }
    schedule()
  }

  const schedule = () => {
    if (watched.size > 0) cancelTick ??= clock.after(TICK_MS, tick)
  }

  const take = (bet: StoredBet) => {
    if (bet.status !== 'waiting_results') {
      watched.delete(bet.id)
      return
    }
    const now = clock.now()
    const offer = quoteApart(basis, bet, now)
    watched.set({
      bet: withoutNames(bet),
      amount: offer?.amount ?? null,
      lookAt: lookAgainAt(offer, now),
    })
    if (!chances.isCurrent(bet)) due.add(bet.id)
    schedule()
  }

  const unsubscribe = book.subscribe(onChange)
  return {
    seen(playerId, bets) {
      watched.seen(playerId, clock.now())
      for (const bet of bets) take(bet)
    },
    betChanged(bet) {
      if (watched.isSeen(bet.player_id)) take(bet)
    },
    async stop() {
      stopped = true
      unsubscribe()
      cancelTick?.()
      await Promise.all(asking.values())
    },
  }
}

/** In time for the next offer to be there when this one ends. */
function lookAgainAt(offer: Offer | null, now: number): number {
  return offer === null ? now + RETRY_MS : offer.expiresAt - RETRY_MS
}

/** Names are most of a bet's memory. */
function withoutNames(bet: StoredBet): QuotedBet {
  const {
    id,
    player_id,
    status,
    type,
    stake,
    odds,
    potential_win,
    win_count,
    total_count,
    bankers,
    bonus_odds,
    freebet_mode,
    boost_terms,
    payout_limit,
  } = bet
  const selections = bet.selections.map(({ facts: _, ...selection }) => selection)
  const shape = { type, stake, odds, potential_win, win_count, total_count, bankers, payout_limit }
  const bonus = { bonus_odds, freebet_mode, boost_terms }
  return { id, player_id, status, ...shape, ...bonus, selections }
}
