import { NO_AMOUNT } from '@touchline/betting'
import type { Amount, SlipBonus } from '@touchline/betting'
import { slipBonusOf } from '../bonus-terms.ts'
import { hasCurrency, isFor } from '../who-may-have.ts'
import type { Offer } from './offer-document.ts'
import type { Bettor, PlayedFigures } from './played-figures.ts'
import { roundAt } from './rounds.ts'

/** A bonus that a bettor has. */
export type Held = {
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

type Giving = {
  /** Of the offer whose cost it is. */
  readonly root: string
  readonly at: number
  readonly until?: number | undefined
  /** In place of what the offer gives. */
  readonly amount?: Amount | undefined
}

export type Holders = ReturnType<typeof createHolders>

/** Who has what, with what is due to them. */
export function createHolders(all: readonly Offer[], figures: PlayedFigures) {
  const offers = all.filter(({ status }) => status === 'active')
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  /** By bettor: rounds that came to them once, and what they have. */
  const holders = new Map<number, { readonly had: Set<string>; held: Held[] }>()
  const redeem = createRedemption()
  let given = 0n

  const holderOf = ({ id }: Bettor) => {
    const known = holders.get(id) ?? { had: new Set<string>(), held: [] }
    holders.set(id, known)
    return known
  }

  const give = (bettor: Bettor, offer: Offer, giving: Giving) => {
    const { currency } = bettor.person
    if (giving.amount === undefined && !hasCurrency(offer, currency)) return
    given += 1n
    const holder = holderOf(bettor)
    const { overrides } = offer
    holder.held = holder.held.filter((one) => !overrides.includes(one.offer.kind))
    holder.held.push(heldOf({ id: given, currency, offer, giving }))
    figures.countHolder(giving.root, bettor)
  }

  const giveDue = (bettor: Bettor, at: number) => {
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
      giveDue(bettor, at)
      const holder = holderOf(bettor)
      holder.held = holder.held.filter(({ left, endsAt }) => left > 0 && endsAt > at)
      return holder.held
    },
    giveReward(bettor: Bettor, id: string | undefined, giving: Giving) {
      const offer = id === undefined ? undefined : byId.get(id)
      if (offer !== undefined) give(bettor, offer, giving)
    },
    /** Counts the freebets that are left to be used. */
    closeAt(at: number) {
      const left = [...holders.values()].flatMap(({ held }) => held)
      for (const one of left) {
        if (one.slip.type !== 'freebet' || one.left <= 0 || one.endsAt <= at) continue
        figures.countOpen(one.root, one.amount, one.slip.currency)
      }
    },
  }
}

type NewBonus = {
  readonly id: bigint
  readonly currency: string
  readonly offer: Offer
  readonly giving: Giving
}

function heldOf({ id, currency, offer, giving }: NewBonus): Held {
  const amount =
    giving.amount ?? (offer.kind === 'freebet' ? offer.amount.get(currency) : undefined) ?? null
  const endsAt = endOf(offer, giving)
  const row = {
    id,
    expires_at: Number.isFinite(endsAt) ? new Date(endsAt) : null,
    amount,
    multiplier: 1_000,
    currency,
  }
  return {
    offer,
    root: giving.root,
    slip: slipBonusOf({ row, offer }),
    amount: amount ?? NO_AMOUNT,
    endsAt,
    left: offer.times_to_use ?? (offer.kind === 'freebet' ? 1 : Infinity),
    points: 0n,
    rewards: 0,
  }
}

/** With its round or its offer, or so many days after it was given. */
function endOf({ until: end, valid_days: days }: Offer, { until, at }: Giving): number {
  return Math.min(
    until ?? end?.getTime() ?? Infinity,
    days === undefined ? Infinity : at + days * DAY_MS,
  )
}

/** Redeems codes of offers, none more often than it may be. */
function createRedemption() {
  const redeemed = new Map<string, number>()
  return ({ codes }: Offer): boolean => {
    const code = codes.find(({ code: one, most }) => (redeemed.get(one) ?? 0) < (most ?? Infinity))
    if (code === undefined) return false
    redeemed.set(code.code, (redeemed.get(code.code) ?? 0) + 1)
    return true
  }
}

const DAY_MS = 86_400_000
