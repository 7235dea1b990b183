import { BETS_PAGE_SIZE } from '@touchline/contract'
import type { ApiClient, PlacedBet, Placement } from '@touchline/contract'
import { embeddedDatabaseUrl, killEmbeddedDatabase } from '../support/embedded-database.ts'
import { auditLedger, cleanAudit } from '../support/ledger.ts'
import { prematchSelections, singleOn } from '../support/placements.ts'
import { balanceOf, signUpPlayer } from '../support/player.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test } from '../support/own-site.ts'
import { untilKilled } from '../support/until-killed.ts'

const PLACEMENTS = 200
const KILL_AFTER = 60
const LANES = 16
const STAKE = 50n

test.use({ environment: { FEED_FIXTURES: realFixtures, SIGNUP_CREDIT: '1000' } })

async function listBets(call: ApiClient) {
  const { data } = await call('listBets', { query: { limit: BETS_PAGE_SIZE } })
  return data
}
/** What a bet is, apart from what its match and its offers to cash out are at the moment. */
const asPlaced = ({ id, createdAt, stake, odds, winAmount, selections }: PlacedBet) =>
  [id, createdAt, stake, odds, winAmount, ...selections.map((leg) => [leg.id, leg.odds])].join(' ')
const repeat = async (call: ApiClient, placement: Placement) =>
  (await call('placeBets', { body: placement })).data.map(({ id }) => id)
const idsOf = (bets: readonly PlacedBet[]) => bets.map(({ id }) => id).toSorted()

test('a SIGKILL in the middle of 200 placements loses and doubles no acknowledged bet', async ({
  site,
}) => {
  test.setTimeout(180_000)
  const { call } = await signUpPlayer(site.url)
  const start = await balanceOf(call)
  const selections = await prematchSelections(call, 20)
  const placements = Array.from({ length: PLACEMENTS }, (_, index) =>
    singleOn(selections[index % selections.length]!, STAKE),
  )

  const told: PlacedBet[] = []
  const acknowledged = await untilKilled(placements, {
    lanes: LANES,
    killAfter: KILL_AFTER,
    place: async (placement) => {
      const { data } = await call('placeBets', { body: placement })
      told.push(...data)
      return data.map(({ id }) => id)
    },
    kill: () => site.stop('SIGKILL'),
  })
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(acknowledged.size).toBeLessThan(PLACEMENTS)

  await site.restart()
  const kept = await listBets(call)
  const keptIds = idsOf(kept)
  expect(new Set(keptIds).size).toBe(keptIds.length)
  expect(keptIds).toEqual(expect.arrayContaining([...acknowledged.values()].flat()))
  expect(kept.map(asPlaced)).toEqual(expect.arrayContaining(told.map(asPlaced)))
  expect(await balanceOf(call)).toBe(start - STAKE * BigInt(kept.length))

  const answers = new Map<string, string[]>()
  for (const placement of placements) {
    answers.set(placement.meta.reference, await repeat(call, placement))
  }
  for (const [reference, ids] of acknowledged) expect(answers.get(reference)).toEqual(ids)
  const all = await listBets(call)
  expect(idsOf(all)).toEqual([...answers.values()].flat().toSorted())
  expect(all).toHaveLength(PLACEMENTS)
  expect(await balanceOf(call)).toBe(start - STAKE * BigInt(PLACEMENTS))

  const audit = await auditLedger(embeddedDatabaseUrl(site.dataDir))
  expect(audit).toEqual(cleanAudit)
})

test('[R1] a SIGKILL of the database amid placements loses nothing, and the site mends itself', async ({
  site,
}) => {
  test.setTimeout(180_000)
  const { call } = await signUpPlayer(site.url)
  const start = await balanceOf(call)
  const selections = await prematchSelections(call, 20)
  const placements = Array.from({ length: 60 }, (_, index) =>
    singleOn(selections[index % selections.length]!, STAKE),
  )
  const acknowledged = await untilKilled(placements, {
    lanes: LANES,
    killAfter: 20,
    place: (placement) => repeat(call, placement),
    kill: () => killEmbeddedDatabase(site.dataDir),
  })

  const readiness = async () => (await fetch(`${site.url}/readyz`)).status
  await expect.poll(readiness, { timeout: 60_000 }).toBe(200)
  for (const placement of placements) {
    const ids = await repeat(call, placement)
    expect(ids).toEqual(acknowledged.get(placement.meta.reference) ?? ids)
  }
  expect(await balanceOf(call)).toBe(start - STAKE * 60n)
  expect(site.log()).toContain('The embedded PostgreSQL runs again')
  expect(await auditLedger(embeddedDatabaseUrl(site.dataDir))).toEqual(cleanAudit)
})
