import { amountOf } from '@touchline/betting'
import type { Amount, BonusSubject, SettlementBet } from '@touchline/betting'
import { findCurrency } from '../../../settings/currencies.ts'
import type { Person } from '../who-may-have.ts'

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

export type PlayedFigures = ReturnType<typeof createFigures>

/** What each offer has come to so far, by its id. */
export function createFigures() {
  const figures = new Map<string, Figures>()
  const of = (id: string): Figures => {
    const known = figures.get(id)
    if (known !== undefined) return known
    const sums = { uses: 0, staked: 0n, paid: 0n, paidToKeen: 0n, open: 0n }
    const fresh = { had: new Set<number>(), used: new Set<number>(), ...sums }
    figures.set(id, fresh)
    return fresh
  }
  return {
    all: figures as ReadonlyMap<string, OfferFigures>,
    countHolder(id: string, bettor: Bettor) {
      of(id).had.add(bettor.id)
    },
    countUse(
      id: string,
      { bettor, currency }: PlayedBet,
      { staked, paid }: { readonly staked: Amount; readonly paid: bigint },
    ) {
      const sums = of(id)
      sums.used.add(bettor.id)
      sums.uses += 1
      sums.staked += inEuro(staked, currency)
      sums.paid += inEuro(paid, currency)
      if (bettor.keen) sums.paidToKeen += inEuro(paid, currency)
    },
    countOpen(id: string, amount: Amount, currency: string) {
      of(id).open += inEuro(amount, currency)
    },
  }
}

/** Cents of a euro. */
export const EURO = 100n

/** What a euro is in it. */
export const euroOf = (currency: string): Amount => findCurrency(currency)?.euro ?? amountOf(EURO)

/** Cents of a euro. */
export const inEuro = (amount: bigint, currency: string): bigint =>
  (amount * EURO) / euroOf(currency)
