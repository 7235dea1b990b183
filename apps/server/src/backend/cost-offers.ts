import { MATCH_STATUS } from '@touchline/betting'
import type { SettlementBet } from '@touchline/betting'
import type { Executor } from '../db/database.ts'
import { settlementTerms } from '../modules/bets/bet-figures.ts'
import type { StoredBet } from '../modules/bets/bet-repository.ts'
import { listLatestSettled } from '../modules/bets/bet-repository.ts'
import type { Offer } from '../modules/bonuses/offers/offer-document.ts'
import { MILLION } from '../modules/bonuses/offers/offer-document.ts'
import { createOfferPlay } from '../modules/bonuses/offers/play-offers.ts'
import type { Bettor, OfferFigures, PlayedBet } from '../modules/bonuses/offers/played-figures.ts'

const LATEST = 10_000

export type OfferCosts = {
  readonly costs: readonly { readonly id: string; readonly figures: OfferFigures | undefined }[]
  readonly bets: number
  readonly players: number
}

/**
 * What each offer alone would have cost on the last bets that are settled, had it run then, had all of
 * their players had it, and had they bet the same.
 * @param known offers that these give
 */
export async function costOffers(
  db: Executor,
  offers: readonly Offer[],
  known: ReadonlyMap<string, Offer>,
): Promise<OfferCosts> {
  const bets = await listLatestSettled(db, LATEST)
  const bettors = await readBettors(db, bets)
  const played = bets.flatMap((bet) => {
    const bettor = bettors.get(bet.player_id)
    return bettor === undefined ? [] : [playedOf(bet, bettor)]
  })
  const [first] = played
  const all = new Map([...known, ...offers.map((offer) => [offer.id, offer] as const)])
  const rewards = [...all.values()].filter(({ issue }) => issue === 'reward')
  const costs = offers
    .filter(({ issue }) => issue !== 'reward')
    .map((offer) => {
      const begun = { ...offer, from: new Date(Math.min(first?.at ?? 0, offer.from.getTime())) }
      // Every box alike: what is drawn is to be as likely as its chances, not as luck has it.
      let number = 0
      const play = createOfferPlay([begun, ...rewards], () => (number += STEP) % MILLION)
      for (const bet of played) play.place(bet)
      const figures = play.end(played.at(-1)?.at ?? 0)
      return { id: offer.id, figures: figures.get(offer.id) }
    })
  return { costs, bets: played.length, players: bettors.size }
}

/** Without a common factor with a million: it comes by every number, evenly. */
const STEP = 618_033

async function readBettors(
  db: Executor,
  bets: readonly StoredBet[],
): Promise<ReadonlyMap<number, Bettor>> {
  const ids = [...new Set(bets.map((bet) => bet.player_id))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('players')
    .select(['id', 'statuses', 'currency'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, { id, person, active: true, keen: false }]))
}

function playedOf(stored: StoredBet, bettor: Bettor): PlayedBet {
  const { comboBoost: _, ...terms } = settlementTerms(stored)
  const bet: SettlementBet = {
    ...terms,
    bonusOdds: null,
    freebetMode: null,
    maxPayout: undefined,
  }
  const at = stored.created_at.getTime()
  return {
    bettor,
    at,
    bet,
    currency: stored.currency,
    legs: stored.selections.map(({ odds, match_id: matchId, facts }) => ({
      odds,
      matchId,
      place: { matchId, sportKey: facts.sportKey },
      matchStatus: Date.parse(facts.startTime) <= at ? MATCH_STATUS.live : MATCH_STATUS.prematch,
    })),
  }
}
