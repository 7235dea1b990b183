import { oddsOf } from '@touchline/betting'
import { MARKET_STATUS, MATCH_STATUS } from '@touchline/contract'
import type { Backend } from '@touchline/server'

type Book = Backend['book']
type FeedMessages = Parameters<Book['apply']>[0]
type OddsChange = Extract<FeedMessages[number], { kind: 'odds_change' }>
type BookMarket = ReturnType<Book['markets']>[number]

/** Numbers of messages far above those of the feed, which stands still meanwhile. */
const FIRST_SEQ = 1_000_000_000

/**
 * Moves prices of the matches in play round and round, as a feed would say it.
 * @param isMoved of which markets; of all where it is left out
 * @returns says the next changes of so many outcomes to the book
 */
export function createOddsStorm(
  book: Book,
  isMoved: (matchId: string, market: BookMarket) => boolean = () => true,
): (outcomes: number) => void {
  const lines = book
    .matches({ statuses: [MATCH_STATUS.live] })
    .flatMap(({ id }) => book.markets(id).map((market) => ({ matchId: id, market })))
    .filter(({ market }) => market.status === MARKET_STATUS.open && market.outcomes.length <= 3)
    .filter(({ matchId, market }) => isMoved(matchId, market))
  let seq = FIRST_SEQ
  let next = 0
  let turn = 0
  return (outcomes) => {
    const messages: OddsChange[] = []
    for (let told = 0; told < outcomes;) {
      const line = lines[next % lines.length]
      if (line === undefined) throw new Error('nothing is in play')
      next += 1
      if (next % lines.length === 0) turn += 1
      const { matchId, market } = line
      const raise = 10 + (turn % 20) * 10
      const moved = market.outcomes.map((each) => ({ ...each, odds: oddsOf(each.odds + raise) }))
      const { marketId, specifier, status, name, groups, priority, mostBalanced } = market
      seq += 1
      messages.push({
        kind: 'odds_change',
        matchId,
        at: Date.now(),
        seq,
        markets: [
          { marketId, specifier, status, name, groups, priority, mostBalanced, outcomes: moved },
        ],
      })
      told += moved.length
    }
    book.apply(messages)
  }
}
