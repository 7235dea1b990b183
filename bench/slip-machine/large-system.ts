import { potentialWin, systemReturns, type BetTerms, amountOf, oddsOf } from '@touchline/betting'

import { compare } from '../measure.ts'
import { perSecond, type Row } from '../table.ts'

const LEGS = 30
const WIN_COUNT = 15
const LISTED = 100_000

const odds = Array.from({ length: LEGS }, (_, index) => 1_200 + index * 7)

const system: BetTerms = {
  betType: 'system',
  stake: amountOf(100_000n),
  legs: odds.map((price) => ({ odds: oddsOf(price) })),
  systemType: { id: '15/30', totalCount: LEGS, winCount: WIN_COUNT },
  customOdds: null,
  bonusOdds: null,
  freebetMode: null,
}

/** The usual way, as fast as it gets: products of floats, line after line, here for the first few. */
function listLines(count: number): number {
  const chosen = Array.from({ length: WIN_COUNT }, (_, index) => index)
  const products = new Float64Array(WIN_COUNT + 1).fill(1)
  let sum = 0
  let from = 0
  for (let line = 0; line < count; line += 1) {
    for (let place = from; place < WIN_COUNT; place += 1) {
      products[place + 1] = (products[place] ?? 0) * ((odds[chosen[place] ?? 0] ?? 0) / 1_000)
    }
    sum += products[WIN_COUNT] ?? 0
    from = WIN_COUNT - 1
    while (from >= 0 && chosen[from] === LEGS - WIN_COUNT + from) from -= 1
    if (from < 0) break
    const next = (chosen[from] ?? 0) + 1
    for (let place = from; place < WIN_COUNT; place += 1) chosen[place] = next + place - from
  }
  return sum
}

/** A 15-of-30 system has 155 117 520 lines. */
export async function benchLargeSystem(): Promise<Row[]> {
  const [win, returns, listing] = await compare(
    [
      { name: 'possible return of 15 of 30, exact', run: () => potentialWin(system) },
      { name: 'returns of 15 of 30 with 0 to 15 legs lost', run: () => systemReturns(system) },
      { name: `listing ${LISTED} of its 155117520 lines in floats`, run: () => listLines(LISTED) },
    ],
    { rounds: 9, warmUp: 20 },
  )
  if (!win || !returns || !listing) throw new Error('a candidate has no timing')
  return [win, returns].map(({ name, microseconds }, index) => ({
    what: name,
    value: perSecond(microseconds),
    peer: listing.name,
    peerValue: perSecond(listing.microseconds),
    ratio: microseconds / listing.microseconds,
    limit: { sign: '<', ratio: index === 0 ? 0.5 : 10 },
  }))
}
