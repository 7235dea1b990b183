import { readFileSync } from 'node:fs'
import type { PlacedBet } from '@touchline/contract'
import { endingMatches } from '../support/ending-matches.ts'
import { openLivePage } from '../support/open-page.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { slipPanel } from '../support/slip-panel.ts'
import { expect, test } from '../support/test.ts'
import { acceptMove, followToResult, selectLive, signUpAndPlace } from './main-job.ts'

test.use({
  environment: {
    FEED_FIXTURES: realFixtures,
    // Faster, and on a busy machine the match is over before the player has signed up.
    FEED_SPEED: '80',
    LIVE_DELAY_MS: '100',
    LOG_LEVEL: 'warn',
  },
})

type Season = {
  leagues: {
    teams: string[]
    matches: [number, string, string, number, number, unknown, unknown][]
  }[]
}

/** Final scores of the file by "home – away": some leagues play a pairing twice. */
function finalScores(): Map<string, unknown[]> {
  const { leagues } = JSON.parse(readFileSync(realFixtures, 'utf8')) as Season
  const found = new Map<string, unknown[]>()
  for (const { teams, matches } of leagues) {
    for (const [, , , home, away, , fullTime] of matches) {
      const pairing = `${teams[home]} – ${teams[away]}`
      found.set(pairing, [...(found.get(pairing) ?? []), fullTime])
    }
  }
  return found
}

const scoreOf = ({ selections }: PlacedBet) => selections[0]?.match.score

test('the main job on real fixtures: the result in the file settles the bet', async ({
  page,
  call,
}) => {
  test.setTimeout(300_000)
  const slip = slipPanel(page)
  const scores = finalScores()
  const [offer] = await endingMatches(call, 1, { from: 5, to: 35 })
  const { home, away } = offer!.match
  const known = scores.get(`${home.name} – ${away.name}`)
  expect(known, `${home.name} – ${away.name} is in the file`).toBeDefined()

  await openLivePage(page, '/sports/live')
  await selectLive(page, offer!.id)
  await expect(slip.cards).toHaveCount(1)
  await acceptMove(slip)
  const bet = await signUpAndPlace(page, '2')
  await slip.button('Track in My bets').click()
  const settled = await followToResult(page, bet)
  const { data } = await call('getMatch', { params: { id: offer!.match.id } })
  const final = scoreOf(settled) ?? data.totalScore
  expect(known).toContainEqual([final?.home, final?.away])
})
