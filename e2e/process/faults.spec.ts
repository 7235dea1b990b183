import { randomUUID } from 'node:crypto'
import { BETS_PAGE_SIZE, MATCH_STATUS } from '@touchline/contract'
import type { ApiClient, PlacedBet, Placement } from '@touchline/contract'
import { signUpHeadless } from '@touchline/web/testing/headless-page'
import { FAULTS, startFaultProxy } from '../faults/fault-proxy.ts'
import { faultTable, wrongPresses } from '../faults/fault-report.ts'
import { playThroughFaults } from '../faults/faulty-player.ts'
import { betsByReference } from '../faults/bets-by-reference.ts'
import { seededRandom } from '../faults/random.ts'
import { embeddedDatabaseUrl, killEmbeddedDatabase } from '../support/embedded-database.ts'
import { auditLedger, cleanAudit } from '../support/ledger.ts'
import { prematchSelections, singleOn } from '../support/placements.ts'
import { balanceOf, signUpPlayer } from '../support/player.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test } from '../support/own-site.ts'
import { untilKilled } from '../support/until-killed.ts'

/** `FAULT_PLACEMENTS=2000 npm test e2e -- process/faults` is the run of docs/reliability.md. */
const PLACEMENTS = Number(process.env['FAULT_PLACEMENTS'] ?? 200)
const SEED = Number(process.env['FAULT_SEED'] ?? 7)
const PLAYERS = 10

/** Less patient than the product, so that every wait of it is passed in the time of a test. */
const PACE = { answerWithin: 2_000, waits: [50, 200, 800, 2_000], sendFor: 3_000 }

/** Share of requests that nothing befalls. */
const UNHARMED = 0.35

// One site for faults of the line, of the process and of the database.
test.use({
  environment: { FEED_FIXTURES: realFixtures, FEED_SPEED: '0.001', SIGNUP_CREDIT: '1000' },
})

test(`[PLACE-07] [PLACE-08] ${PLACEMENTS} placements through faults, reloads and second tabs: none lost, none doubled, every outcome told`, async ({
  site,
  call,
}) => {
  test.setTimeout(240_000 + PLACEMENTS * 1_000)
  const random = seededRandom(SEED)
  const { data: matches } = await call('listMatches', {
    query: { matchStatus: [MATCH_STATUS.prematch], bettable: true, limit: 30 },
  })
  const proxy = await startFaultProxy(site.url, () => ({
    fault: random() < UNHARMED ? 'none' : (FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none'),
    share: random(),
  }))
  const tokens: string[] = []
  for (let index = 0; index < PLAYERS; index += 1) {
    tokens.push(await signUpHeadless(site.url, `${randomUUID()}@players.test`))
  }
  const played = await Promise.all(
    tokens.map((token, index) =>
      playThroughFaults({
        url: proxy.url,
        token,
        matches,
        pace: PACE,
        presses: PLACEMENTS / PLAYERS,
        random: seededRandom(SEED + index + 1),
      }),
    ),
  )
  await proxy.settled()

  const databaseUrl = embeddedDatabaseUrl(site.dataDir)
  const stored = await betsByReference(databaseUrl)
  const presses = played.flat().map((belief) => ({
    ...belief,
    stored: stored.get(belief.reference) ?? [],
    faults: proxy.faultsOf(belief.reference),
  }))
  await proxy.close()
  process.stdout.write(`${faultTable(presses)}\n`)
  expect(presses).toHaveLength(PLACEMENTS)
  expect(wrongPresses(presses)).toEqual({
    unknown: [],
    lost: [],
    doubled: [],
    untold: [],
    mistaken: [],
  })
  // No bet that no press asked for, and every press had a reference of its own.
  const references = new Set(presses.map(({ reference }) => reference))
  expect(references.size).toBe(PLACEMENTS)
  expect([...stored.keys()].filter((reference) => !references.has(reference))).toEqual([])
  for (const fault of FAULTS) expect(proxy.counts().get(fault)).toBeGreaterThan(0)
  expect(await auditLedger(databaseUrl)).toEqual(cleanAudit)
})

const CRASH_PLACEMENTS = 200
const KILL_AFTER = 60
const LANES = 16
const STAKE = 50n

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
  const placements = Array.from({ length: CRASH_PLACEMENTS }, (_, index) =>
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
  expect(acknowledged.size).toBeLessThan(CRASH_PLACEMENTS)

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
  expect(all).toHaveLength(CRASH_PLACEMENTS)
  expect(await balanceOf(call)).toBe(start - STAKE * BigInt(CRASH_PLACEMENTS))

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
