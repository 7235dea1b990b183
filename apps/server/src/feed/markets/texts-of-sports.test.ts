import { expect, test } from 'vitest'

import { offerMarkets } from '../pricing/offer.ts'
import { LIVE_SPORTS, sampleMatch } from '../testing/sample-matches.ts'
import { describeMarket } from './describe-market.ts'

/** What a sport does not have: markets that several share must not speak of it. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  basketball: /goals?\b(?! or points)/,
  'american-football': /goals?\b(?! or points)/,
  rugby: /goals?\b(?! or points)/,
  volleyball: /player|overtime/i,
  'table-tennis': /overtime/i,
  darts: /\bsets?\b|overtime/i,
  'counter-strike': /\bsets?\b|player/,
  baseball: /overtime|penalt/i,
  cricket: /overtime|penalt/i,
}

const marketsOf = (sportKey: string) => {
  const { lines, tables, facts } = sampleMatch(sportKey, 7)
  return offerMarkets(lines, tables(-60), facts(-60), { live: false, marginScale: 1, sportKey })
}

test.each(LIVE_SPORTS)('[MATCH-01] markets of %s speak of what the sport has', (sportKey) => {
  const foreign = FOREIGN[sportKey] ?? /^$/
  const said = marketsOf(sportKey).map(({ marketId, specifier }) => {
    const described = describeMarket(marketId, specifier, 'en', ['Ox', 'Elk'])
    return `${marketId} ${described?.name}: ${described?.explanation} ${described?.settlement}`
  })
  expect([...new Set(said)].filter((text) => foreign.test(text))).toEqual([])
})

test('[MATCH-01] what football calls goals stands under points in rugby', () => {
  const groups = (sportKey: string) => new Set(marketsOf(sportKey).flatMap((one) => one.groups))
  expect(groups('handball')).toContain('goals')
  expect(groups('rugby')).not.toContain('goals')
  expect(groups('rugby')).toContain('points')
})
