import type { Odds } from '@touchline/betting'
import type { Book, BookMatch } from '../../feed/book/book.ts'
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

/** The one that prices what players put together themselves. */
export type BuilderPricer = (
  legs: readonly AskedLeg[],
  now: number,
) => Promise<{ readonly kind: 'quote'; readonly odds: Odds } | { readonly kind: 'refused' }>

type Deps = { readonly book: Book; readonly clock: Clock; readonly pricer: BuilderPricer }

export const BUILDERS_OF_A_MATCH = 3

/** Shorter is hardly a bet, longer is no proposal but a lottery ticket; in thousandths. */
const LEAST_ODDS = 1400
const MOST_ODDS = 15_000

/** A match in play changes many times a second: prices are asked for once in that time. */
const KEPT_MS = 1000
/** A quote that was not given in time is asked for again, whether its match moves or not. */
const KEPT_LONGEST_MS = 30_000
const MOST_MATCHES = 200

type Kept = {
  readonly version: number
  readonly at: number
  readonly builders: Promise<readonly PricedBuilder[]>
}

/** Ready-made custom bets of a match, priced as it stands. */
export function createReadyBuilders({ book, clock, pricer }: Deps) {
  const known = new Map<string, Kept>()

  async function price(match: BookMatch): Promise<readonly PricedBuilder[]> {
    const priced: PricedBuilder[] = []
    for (const legs of proposeBuilders(book.markets(match.id))) {
      const asked = legs.map(({ market: { marketId, specifier }, outcome }) => ({
        matchId: match.id,
        marketId,
        specifier,
        outcomeId: outcome.id,
      }))
      const quote = await pricer(asked, clock.now())
      if (quote.kind !== 'quote' || quote.odds < LEAST_ODDS || quote.odds > MOST_ODDS) continue
      if (priced.push({ odds: quote.odds, legs }) === BUILDERS_OF_A_MATCH) break
    }
    return priced
  }

  return (match: BookMatch): Promise<readonly PricedBuilder[]> => {
    const now = clock.now()
    const kept = known.get(match.id)
    const keptFor = kept?.version === match.version ? KEPT_LONGEST_MS : KEPT_MS
    if (kept !== undefined && now - kept.at < keptFor) return kept.builders
    const builders = price(match)
    known.delete(match.id)
    known.set(match.id, { version: match.version, at: now, builders })
    const [oldest] = known.keys()
    if (known.size > MOST_MATCHES && oldest !== undefined) known.delete(oldest)
    return builders
  }
}

export type ReadyBuilderSource = ReturnType<typeof createReadyBuilders>
