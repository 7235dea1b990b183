import { randomUUID } from 'node:crypto'
import { MATCH_STATUS } from '@touchline/contract'
import { signUpHeadless } from '@touchline/web/testing/headless-page'
import { FAULTS, startFaultProxy } from '../faults/fault-proxy.ts'
import { faultTable, wrongPresses } from '../faults/fault-report.ts'
import { playThroughFaults } from '../faults/faulty-player.ts'
import { betsByReference } from '../faults/bets-by-reference.ts'
import { seededRandom } from '../faults/random.ts'
import { embeddedDatabaseUrl } from '../support/embedded-database.ts'
import { auditLedger, cleanAudit } from '../support/ledger.ts'
import { realFixtures } from '../../scripts/system/public-data.ts'
import { expect, test } from '../support/own-site.ts'

/** `FAULT_PLACEMENTS=2000 npm test e2e -- process/faults` is the run of docs/reliability.md. */
const PLACEMENTS = Number(process.env['FAULT_PLACEMENTS'] ?? 200)
const SEED = Number(process.env['FAULT_SEED'] ?? 7)
const PLAYERS = 10

/** Less patient than the product, so that every wait of it is passed in the time of a test. */
const PACE = { answerWithin: 2_000, waits: [50, 200, 800, 2_000], sendFor: 3_000 }

/** Share of requests that nothing befalls. */
const UNHARMED = 0.35

test.use({
  environment: {
    FEED_FIXTURES: realFixtures,
    FEED_SPEED: '0.001',
    SIGNUP_CREDIT: '1000',
    LOG_LEVEL: 'error',
  },
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
