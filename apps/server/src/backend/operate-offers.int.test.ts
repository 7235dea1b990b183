import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { amountOf, oddsOf } from '@touchline/betting'
import { engines } from '../db/testing/test-database.ts'
import { backendOfTest } from '../modules/testing/backend-of-suite.ts'
import { giveBonus } from '../modules/testing/bonuses.ts'
import { leg, single } from '../modules/testing/placements.ts'
import { LOST, settlement, WON } from '../modules/testing/world.ts'
import { costOffers } from './cost-offers.ts'
import { applyText, keepOffers } from './operate-offers.ts'
import { readOfferFile } from './read-offer-file.ts'

const POT = `
jackpots:
  - id: pot
    name: { en: Pot }
    currency: EUR
    min_stake: 1.00
    min_odds: 1.2
    levels:
      - { code: mini, name: { en: Mini }, seed: 50, must_drop: 100, contribution: 0.003 }
`
const PROMOTIONS = `
promotions:
  - { id: second, title: { en: Two }, text: { en: It. }, terms: [{ en: A. }], picture: cup }
  - { id: first, title: { en: One, de: Eins }, text: { en: It. }, terms: [{ en: A. }], picture: vote }
`
const PREDICTION = `
predictions:
  - id: tip
    match: 1
    closes: 2026-12-05T18:00:00Z
    title: { en: Which? }
    options: [{ id: one, label: { en: One } }, { id: two, label: { en: Two } }]
`

describe.each(engines)('operating offers on $name', (engine) => {
  const test = backendOfTest(engine, { jackpots: true })
  const apply = (text: string, dryRun = false) =>
    applyText(test.database.kysely, text, {
      by: 'test',
      now: new Date(test.clock.now()),
      dryRun,
    })
  // A pool's account stays in the ledger.
  let tests = 0
  const pot = () => POT.replace('id: pot', `id: pot-${tests}`)
  beforeEach(async () => {
    await test.database.pool.query(
      `truncate predictions, promotions, jackpots, jackpot_levels, jackpot_rounds, jackpot_draws,
        jackpot_tickets, jackpot_hits, jackpot_pauses, prediction_votes`,
    )
    tests += 1
  })

  it('[JACK-03] [PROMO-01] [VOTE-03] puts every kind in force at once, or only says so', async () => {
    const all = pot() + PROMOTIONS + PREDICTION
    expect((await apply(all, true)).map(({ id, what }) => [id, what])).toEqual([
      [`pot-${tests}`, 'new'],
      ['second', 'new'],
      ['first', 'new'],
      ['tip', 'new'],
    ])
    expect((await test.client('listPromotions')).data).toEqual([])
    await apply(all)
    expect((await test.client('listPromotions')).data.map(({ id }) => id)).toEqual([
      'second',
      'first',
    ])
    expect((await test.client('listJackpots')).data).toMatchObject([
      { id: `pot-${tests}`, levels: [{ seed: 5_000n, mustDrop: 10_000n }] },
    ])
    const { data } = await test.client('listPredictions', { query: { matchId: '1' } })
    expect(data).toMatchObject([{ id: 'tip', title: 'Which?' }])
    expect((await apply(all)).every(({ what }) => what === 'same')).toBe(true)
    const fewer = PROMOTIONS.split('\n').slice(0, 3).join('\n')
    expect(await apply(fewer)).toEqual([
      { id: 'second', what: 'same', note: 'promotion' },
      { id: 'first', what: 'gone', note: 'promotion' },
    ])
    expect((await test.client('listPromotions')).data.map(({ id }) => id)).toEqual(['second'])
    // What the file says nothing of stays.
    expect((await test.client('listJackpots')).data).toHaveLength(1)
  })

  it('[JACK-01] [VOTE-02] refuses what would break pools or votes, and applies nothing of the file', async () => {
    await apply(pot() + PREDICTION)
    await test.client('castVote', { body: { predictionId: 'tip', data: { optionId: 'two' } } })
    const refusal = async (text: string) =>
      apply(text).then(
        () => 'nothing',
        (error: unknown) => (error as Error).message,
      )
    expect(await refusal(pot().replace('EUR', 'USD'))).toMatch(/^Line 5, .*currency must stay EUR/)
    expect(
      await refusal(pot().replace('seed: 50, must_drop: 100', 'seed: 20, must_drop: 40')),
    ).toMatch(/^Line 9, .*levels\[0\].must_drop must be above what the level holds now\./)
    const without = PREDICTION.replace('id: two', 'id: three')
    expect(await refusal(PROMOTIONS + without)).toMatch(
      /options must keep two, which players have voted for\.$/,
    )
    expect((await test.client('listPromotions')).data).toEqual([])
  })

  it('names the file of a start that cannot be applied', async () => {
    await apply(pot())
    const folder = await mkdtemp(join(tmpdir(), 'offers-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const offersFile = join(folder, 'offers.yaml')
    await writeFile(offersFile, 'promotions: 7\n')
    const starting = keepOffers(
      test.database.kysely,
      { offersFile, sampleOffers: false },
      new Date(),
    )
    await expect(starting).rejects.toThrow(`OFFERS_FILE ${offersFile}:\nThe file must hold`)
  })

  it('[BON-02] [FREE-02] says what an offer would have cost on the bets that were settled', async () => {
    const file = readOfferFile(`
offers:
  - id: gift
    kind: freebet
    from: 2100-01-01
    issue: registration
    mode: only_win
    amount: { EUR: 5.00 }
    min_odds: 1.9
    events: [{ sport: soccer }]
    texts: { en: { name: Gift, description: It., terms: [One.] } }
`)
    const offers = file.ok ? (file.file.offers ?? []).map(({ offer }) => offer) : []
    const cost = async () => costOffers(test.database.kysely, offers, new Map())
    const before = await cost()
    const body = single(leg('1', '1', 2000), amountOf(1_000n))
    const { data } = await test.client('placeBets', { body })
    // What was staked by a bonus is no bet to count by.
    const id = await giveBonus(test.database.pool, test.playerId, {
      kind: 'freebet',
      amount: 500n,
      terms: { mode: 'only_win', amount: { EUR: '5.00' } },
    })
    const free = single(leg('1', '1', 2000), amountOf(500n))
    const bonus = { id, type: 'freebet' as const, odds: null }
    await test.client('placeBets', {
      body: { ...free, bets: free.bets.map((bet) => ({ ...bet, bonus })) },
    })
    test.feed.send(
      settlement('1', test.clock.now(), [{ id: '1', ...LOST, ...WON }], { certainty: 1 }),
    )
    await expect
      .poll(async () => (await test.client('listBets')).data.map(({ result }) => result))
      .toEqual(['win_entire', 'win_entire'])
    expect(data[0]?.odds).toBe(oddsOf(2_000))
    const after = await cost()
    expect([after.bets - before.bets, after.players - before.players]).toEqual([1, 1])
    const paid = (of: typeof after) => of.costs[0]?.figures?.paid ?? 0n
    expect(paid(after) - paid(before)).toBe(500n)
  })
})
