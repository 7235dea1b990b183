import { isMarketOpen, type Odds } from '@touchline/betting'
import { marketKey } from '../../feed/book/market-key.ts'
import type { Book, BookMatch } from '../../feed/book/book.ts'
import type { BetProblem } from '../../http/problem.ts'
import type { Clock } from '../clock.ts'
import { proposeBuilders } from './builder-recipes.ts'
import type { RecipeLeg } from './builder-recipes.ts'

export type PricedBuilder = { readonly odds: Odds; readonly legs: readonly RecipeLeg[] }

type AskedLeg = {
  readonly matchId: string
  readonly marketId: number
  readonly specifier: string
  readonly outcomeId: string
}

type Quote =
  | { readonly kind: 'quote'; readonly odds: Odds }
  | { readonly kind: 'refused'; readonly problems: ReadonlyMap<string, BetProblem> }

/** The one that prices what players put together themselves. */
export type BuilderPricer = (legs: readonly AskedLeg[], now: number) => Promise<Quote>

/** Null while the feed does not answer: nobody waits for it once more for each recipe and match. */
type Builders = readonly PricedBuilder[] | null

type Deps = { readonly book: Book; readonly clock: Clock; readonly pricer: BuilderPricer }

const BUILDERS_OF_A_MATCH = 3

/** Shorter is hardly a bet, longer is no proposal but a lottery ticket; in thousandths. */
const LEAST_ODDS = 1400
const MOST_ODDS = 15_000

/** A match in play changes many times a second: prices are asked for once in that time. */
const KEPT_MS = 1000
/** Chances move under prices that stand still: they are asked for again behind the page's back. */
const FRESH_MS = 10_000
const MOST_MATCHES = 200

type Kept = { readonly at: number; readonly builders: Promise<Builders> }

/** Ready-made custom bets of a match, priced as it stands. */
export function createReadyBuilders({ book, clock, pricer }: Deps) {
  const known = new Map<string, Kept>()

  async function price(match: BookMatch): Promise<Builders> {
    const priced: PricedBuilder[] = []
    for (const legs of proposeBuilders(book.markets(match.id))) {
      const asked = legs.map(({ market: { marketId, specifier }, outcome }) => ({
        matchId: match.id,
        marketId,
        specifier,
        outcomeId: outcome.id,
      }))
      const quote = await pricer(asked, clock.now())
      if (isUnanswered(quote)) return null
      if (quote.kind !== 'quote' || quote.odds < LEAST_ODDS || quote.odds > MOST_ODDS) continue
      if (priced.push({ odds: quote.odds, legs }) === BUILDERS_OF_A_MATCH) break
    }
    return priced
  }

  function keep(match: BookMatch, builders: Kept['builders']): Kept['builders'] {
    known.delete(match.id)
    const kept = { at: clock.now(), builders }
    known.set(match.id, kept)
    void builders.then((found) => {
      if (found === null && known.get(match.id) === kept) known.delete(match.id)
    })
    const [oldest] = known.keys()
    if (known.size > MOST_MATCHES && oldest !== undefined) known.delete(oldest)
    return builders
  }

  async function current(match: BookMatch): Promise<Builders> {
    const kept = known.get(match.id)
    if (kept === undefined) return keep(match, price(match))
    const age = clock.now() - kept.at
    if (age < KEPT_MS) return kept.builders
    const priced = await kept.builders
    if (priced === null || !doesHold(match, priced)) return keep(match, price(match))
    if (age >= FRESH_MS) {
      void keep(match, kept.builders)
      void price(match).then((fresh) => keep(match, Promise.resolve(fresh)))
    }
    return priced
  }

  return {
    of: current,
    /** Those of so many of the matches that are known and hold; the others are priced meanwhile. */
    async known(matches: readonly BookMatch[]) {
      const found = matches.map(async (match) => {
        const kept = known.get(match.id)
        const priced = await Promise.race([kept?.builders, Promise.resolve(undefined)])
        const held = priced && doesHold(match, priced) ? [{ match, builders: priced }] : []
        void current(match)
        return held
      })
      return (await Promise.all(found)).flat()
    },
  }
}

function isUnanswered(quote: Quote): boolean {
  if (quote.kind !== 'refused') return false
  const problems = [...quote.problems.values()]
  return problems.some(({ messageKey }) => messageKey === 'error.custom_bet.not_in_time')
}

function doesHold(match: BookMatch, builders: readonly PricedBuilder[]): boolean {
  return builders.length > 0 && builders.every(({ legs }) => areLegsAsPriced(match, legs))
}

function areLegsAsPriced({ markets }: BookMatch, legs: readonly RecipeLeg[]): boolean {
  return legs.every(({ market: { marketId, specifier }, outcome: { id, odds } }) => {
    const now = markets.get(marketKey(marketId, specifier))
    const outcome = now?.outcomes.find((one) => one.id === id)
    return (
      now !== undefined &&
      isMarketOpen(now.status) &&
      outcome?.active === true &&
      outcome.odds === odds
    )
  })
}
