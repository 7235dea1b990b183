import {
  activeRangeIndex,
  addAmounts,
  amountOf,
  AUTOMATIC_BONUSES,
  bonusMismatch,
  farmedPoints,
  NO_AMOUNT,
  rational,
  settleBet,
  shareOfAmount,
} from '@touchline/betting'
import type {
  Amount,
  BonusSubject,
  BonusType,
  Odds,
  SettlementBet,
  SettlementResult,
  SlipBonus,
} from '@touchline/betting'
import { findCurrency } from '../../../settings/currencies.ts'
import { pointsRule, slipBonusOf } from '../bonus-terms.ts'
import { prizeOf } from '../rating.ts'
import type { Person } from '../who-may-have.ts'
import { hasCurrency, isFor } from '../who-may-have.ts'
import type { Offer, OfferOf } from './offer-document.ts'
import { MILLION } from './offer-document.ts'
import { roundOf } from './rounds.ts'

/** Who plays, and how. */
export type Bettor = {
  readonly id: number
  readonly person: Pick<Person, 'statuses' | 'currency'>
  /** Redeems codes, and presses where an offer waits for it. */
  readonly active: boolean
  /** Takes what pays most in place of what comes by itself. */
  readonly keen: boolean
}

/** A bet as it went: its legs are decided, and no bonus is on it. */
export type PlayedBet = {
  readonly bettor: Bettor
  /** Milliseconds since 1970. */
  readonly at: number
  readonly bet: SettlementBet
  readonly currency: string
  readonly legs: BonusSubject['selections']
}

/** What an offer has come to; amounts in cents of a euro. */
export type OfferFigures = {
  readonly had: ReadonlySet<number>
  readonly used: ReadonlySet<number>
  readonly uses: number
  /** Stakes of the bets that it was on. */
  readonly staked: bigint
  readonly paid: bigint
  /** Of that, to the keen. */
  readonly paidToKeen: bigint
  /** Freebets that are there to be used yet. */
  readonly open: bigint
}

type Figures = { -readonly [Key in keyof OfferFigures]: OfferFigures[Key] } & {
  readonly had: Set<number>
  readonly used: Set<number>
}

type Held = {
  readonly offer: Offer
  /** Of the offer that it comes from in the end, whose cost it is. */
  readonly root: string
  readonly slip: SlipBonus
  readonly amount: Amount
  readonly endsAt: number
  left: number
  points: bigint
  rewards: number
}

type Cup = {
  readonly offer: OfferOf<'tournament'>
  readonly endsAt: number
  /** Euro cents. */
  staked: bigint
  readonly places: Map<number, { readonly bettor: Bettor; points: bigint }>
}

export type OfferPlay = {
  /** The next bet, in order of time. @returns what bonuses pay for it, in its currency */
  place(played: PlayedBet): Amount
  /** Pays tournaments that are not over, as if they were. */
  end(at: number): ReadonlyMap<string, OfferFigures>
}

/**
 * Plays bets through offers by the rules of placement and settlement, and adds up what bonuses pay:
 * freebets go on the first bet that they fit, as a bet of their own beside it.
 * @param draw a number from 0 to 999,999
 */
export function createOfferPlay(all: readonly Offer[], draw: () => number): OfferPlay {
  const ledger = createLedger()
  const shelf = createShelf(all, ledger)
  const cups = createCups(shelf)

  const playFreebet = (held: Held, played: PlayedBet): bigint => {
    const { offer, slip, root } = held
    if (offer.kind !== 'freebet' || slip.type !== 'freebet') return 0n
    const { bettor, at, bet } = played
    const stake = slip.freebetStake
    const settled = settleBet({ ...bet, stake, freebetMode: offer.mode, maxPayout: undefined })
    // What is returned can be used again.
    if (settled.result === 'refund_entire') return 0n
    held.left -= 1
    ledger.count(held, played, { staked: stake, paid: settled.payout })
    if (settled.freebetReturn > 0n) {
      shelf.giveReward(bettor, offer.returns_as, { root, at, amount: settled.freebetReturn })
    }
    return settled.payout
  }

  const playBoost = (held: Held, played: PlayedBet, { selections }: BonusSubject): bigint => {
    const { slip } = held
    if (slip.type !== 'comboboost') return 0n
    const { bet } = played
    const index = activeRangeIndex(slip, selections)
    const bonusOdds: Odds | null = index === null ? null : (slip.ranges[index]?.bonusOdds ?? null)
    const boosted = { ...bet, bonusOdds, comboBoost: slip, maxPayout: undefined }
    const plain = { ...bet, maxPayout: undefined }
    const paid = settleBet(boosted).payout - settleBet(plain).payout
    held.left -= 1
    ledger.count(held, played, { staked: bet.stake, paid })
    return paid
  }

  const collect = (held: Held, played: PlayedBet, result: SettlementResult) => {
    const { offer, root } = held
    const rule = pointsRule(offer)
    if (rule === null) return
    const { bettor, at, bet, currency } = played
    const points = farmedPoints(rule, bet, result, euroOf(currency))
    held.points += points
    ledger.count(held, played, { staked: bet.stake, paid: 0n })
    if (offer.kind === 'hunting') {
      const { reward } = offer
      const reached = Math.min(Number(held.points / BigInt(reward.points)), reward.most)
      for (; held.rewards < reached; held.rewards += 1) {
        shelf.giveReward(bettor, reward.offer, { root, at })
      }
    }
    if (offer.kind === 'lootbox' && held.points >= BigInt(offer.points_to_open)) {
      held.left = 0
      shelf.giveReward(bettor, drawnOf(offer, draw()), { root, at })
    }
    if (offer.kind === 'tournament') cups.enter(offer, played, points)
  }

  return {
    place(played) {
      const { bettor, at, currency, bet } = played
      cups.endBy(at)
      const held = shelf.heldBy(bettor, at)
      const subject: BonusSubject = {
        betType: bet.betType,
        currency,
        customOdds: bet.customOdds,
        system: bet.systemType,
        selections: played.legs,
        now: at,
      }
      // Where a player is, nobody has kept.
      const fitting = held.filter(
        ({ slip }) => bonusMismatch({ ...slip, countries: [] }, subject) === null,
      )
      const freebet = fitting.find(({ offer }) => offer.kind === 'freebet')
      const chosen = chosenOf(fitting, bettor)
      let paid = freebet === undefined ? 0n : playFreebet(freebet, played)
      if (chosen?.offer.kind === 'comboboost') paid += playBoost(chosen, played, subject)
      const { result } = settleBet(bet)
      for (const one of fitting) {
        if (one === chosen || one.offer.kind === 'lootbox') collect(one, played, result)
      }
      return amountOf(paid)
    },
    end(at) {
      cups.endBy(Infinity)
      shelf.closeAt(at)
      return ledger.figures
    },
  }
}

type Ledger = ReturnType<typeof createLedger>

/** What each offer has come to so far. */
function createLedger() {
  const figures = new Map<string, Figures>()
  const of = (root: string): Figures => {
    const known = figures.get(root)
    if (known !== undefined) return known
    const sums = { uses: 0, staked: 0n, paid: 0n, paidToKeen: 0n, open: 0n }
    const fresh = { had: new Set<number>(), used: new Set<number>(), ...sums }
    figures.set(root, fresh)
    return fresh
  }
  return {
    figures,
    of,
    count(
      { root }: Held,
      { bettor, currency }: PlayedBet,
      { staked, paid }: { readonly staked: Amount; readonly paid: bigint },
    ) {
      const euro = euroOf(currency)
      const sums = of(root)
      sums.used.add(bettor.id)
      sums.uses += 1
      sums.staked += (staked * CENTS) / euro
      sums.paid += (paid * CENTS) / euro
      if (bettor.keen) sums.paidToKeen += (paid * CENTS) / euro
    },
  }
}

type Giving = {
  readonly root: string
  readonly at: number
  readonly until?: number | undefined
  readonly amount?: Amount | undefined
}

type Shelf = ReturnType<typeof createShelf>

/** Who has what, with what is due to them. */
function createShelf(all: readonly Offer[], ledger: Ledger) {
  const offers = all.filter(({ status }) => status === 'active')
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const holders = new Map<number, { readonly had: Set<string>; held: Held[] }>()
  const redeemed = new Map<string, number>()
  let ids = 0n

  const holderOf = ({ id }: Bettor) => {
    const known = holders.get(id) ?? { had: new Set<string>(), held: [] }
    holders.set(id, known)
    return known
  }

  const give = (bettor: Bettor, offer: Offer, { root, at, until, amount }: Giving) => {
    const { currency } = bettor.person
    if (amount === undefined && !hasCurrency(offer, currency)) return
    const worth = amount ?? (offer.kind === 'freebet' ? offer.amount.get(currency) : undefined)
    const endsAt = Math.min(
      until ?? offer.until?.getTime() ?? Infinity,
      offer.valid_days === undefined ? Infinity : at + offer.valid_days * DAY_MS,
    )
    ids += 1n
    const row = {
      id: ids,
      expires_at: Number.isFinite(endsAt) ? new Date(endsAt) : null,
      amount: worth ?? null,
      multiplier: 1_000,
      currency,
    }
    const holder = holderOf(bettor)
    const { overrides } = offer
    holder.held = holder.held.filter((one) => !overrides.includes(one.offer.kind))
    holder.held.push({
      offer,
      root,
      slip: slipBonusOf({ row, offer }),
      amount: worth ?? NO_AMOUNT,
      endsAt,
      left: offer.times_to_use ?? (offer.kind === 'freebet' ? 1 : Infinity),
      points: 0n,
      rewards: 0,
    })
    ledger.of(root).had.add(bettor.id)
  }

  /** No more often than its codes may be. */
  const redeem = ({ codes }: Offer): boolean => {
    const code = codes.find(({ code: one, most }) => (redeemed.get(one) ?? 0) < (most ?? Infinity))
    if (code === undefined) return false
    redeemed.set(code.code, (redeemed.get(code.code) ?? 0) + 1)
    return true
  }

  const issueDue = (bettor: Bettor, at: number) => {
    const { had } = holderOf(bettor)
    for (const offer of offers) {
      const waits = offer.issue === 'promo_code' || offer.activation === 'manual'
      const round = roundAt(offer, at)
      if (offer.issue === 'reward' || round === null || had.has(round.id)) continue
      if ((waits && !bettor.active) || !isFor(offer, bettor.person)) continue
      had.add(round.id)
      if (offer.issue !== 'promo_code' || redeem(offer)) {
        give(bettor, offer, { root: offer.id, at, until: round.until })
      }
    }
  }

  return {
    heldBy(bettor: Bettor, at: number): readonly Held[] {
      issueDue(bettor, at)
      const holder = holderOf(bettor)
      holder.held = holder.held.filter(({ left, endsAt }) => left > 0 && endsAt > at)
      return holder.held
    },
    giveReward(bettor: Bettor, id: string | undefined, giving: Giving) {
      const offer = id === undefined ? undefined : byId.get(id)
      if (offer !== undefined) give(bettor, offer, giving)
    },
    /** What is left to be used. */
    closeAt(at: number) {
      const left = [...holders.values()].flatMap(({ held }) => held)
      for (const one of left) {
        if (one.slip.type !== 'freebet' || one.left <= 0 || one.endsAt <= at) continue
        ledger.of(one.root).open += (one.amount * CENTS) / euroOf(one.slip.currency)
      }
    },
  }
}

/** Tournaments that are played, each round by itself. */
function createCups(shelf: Shelf) {
  const cups = new Map<string, Cup>()

  const cupOf = (offer: OfferOf<'tournament'>, at: number): Cup | null => {
    const round = roundAt(offer, at)
    if (round === null) return null
    const known = cups.get(round.id)
    if (known !== undefined) return known
    const fresh = { offer, endsAt: round.until, staked: 0n, places: new Map() }
    cups.set(round.id, fresh)
    return fresh
  }

  const pay = ({ offer, staked, places }: Cup, at: number) => {
    const ranked = [...places.values()].filter(({ points }) => points > 0n)
    const sums = Map.groupBy(ranked, ({ points }) => points)
    let place = 1
    for (const points of [...sums.keys()].toSorted((a, b) => (a < b ? 1 : -1))) {
      const equals = sums.get(points) ?? []
      for (const { bettor } of equals) {
        const { currency } = bettor.person
        const grown = shareOfAmount(
          euroOf(currency),
          rational(staked * BigInt(offer.pool_share), CENTS * PPM),
        )
        const pool = addAmounts(offer.pool.get(currency) ?? NO_AMOUNT, grown)
        const amount = prizeOf(offer, pool, { place, sharing: equals.length })
        if (amount > 0n) shelf.giveReward(bettor, offer.pays_as, { root: offer.id, at, amount })
      }
      place += equals.length
    }
  }

  return {
    enter(offer: OfferOf<'tournament'>, { bettor, at, bet, currency }: PlayedBet, points: bigint) {
      const cup = cupOf(offer, at)
      if (cup === null) return
      cup.staked += (bet.stake * CENTS) / euroOf(currency)
      const place = cup.places.get(bettor.id) ?? { bettor, points: 0n }
      place.points += points
      cup.places.set(bettor.id, place)
    },
    endBy(at: number) {
      for (const [id, cup] of cups) {
        if (cup.endsAt > at) continue
        cups.delete(id)
        pay(cup, at)
      }
    },
  }
}

const DAY_MS = 86_400_000
const CENTS = 100n
const PPM = BigInt(MILLION)

const euroOf = (currency: string): Amount => findCurrency(currency)?.euro ?? amountOf(CENTS)

/** What of an offer holds at a time, with when it ends; null for nothing. */
function roundAt(offer: Offer, at: number): { readonly id: string; readonly until: number } | null {
  const { id, from, until, repeat } = offer
  if (at < from.getTime() || (until !== undefined && at >= until.getTime())) return null
  if (repeat === undefined) return { id, until: until?.getTime() ?? Infinity }
  const round = roundOf({ offer, validFrom: from, validTo: until ?? null }, new Date(at))
  return round === null ? null : { id: round.id, until: round.until.getTime() }
}

/** What comes on a bet by itself; who is keen takes a boost before points. */
function chosenOf(fitting: readonly Held[], { keen }: Bettor): Held | undefined {
  const order: readonly BonusType[] = keen ? AUTOMATIC_BONUSES.toReversed() : AUTOMATIC_BONUSES
  return order.flatMap((type) => fitting.filter(({ offer }) => offer.kind === type))[0]
}

function drawnOf({ contents }: OfferOf<'lootbox'>, number: number): string | undefined {
  let end = 0
  return contents.find(({ chance }) => {
    end += chance
    return number < end
  })?.offer
}
