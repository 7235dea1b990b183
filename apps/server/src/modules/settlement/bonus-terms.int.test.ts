import { amountOf, MAX_AMOUNT, oddsOf, potentialWin, sumAmounts } from '@touchline/betting'
import type { Amount, BetTerms, FreebetMode } from '@touchline/betting'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { createTestDatabase, engines } from '../../db/testing/test-database.ts'
import { createBook } from '../../feed/book/create-book.ts'
import { createTestReporter } from '../../reporting/testing/test-reporter.ts'
import { acceptBet } from '../bets/acceptance/accept-bet.ts'
import { betFigures } from '../bets/bet-figures.ts'
import { lockBet } from '../bets/bet-repository.ts'
import { payCashOut } from '../bets/cash-out/pay-cash-out.ts'
import type { BetToStore, BonusToStore } from '../bets/placement/place-bets-statement.ts'
import { runPlacement } from '../bets/placement/place-bets-statement.ts'
import { systemClock } from '../clock.ts'
import { giveBonus, putOffer } from '../testing/bonuses.ts'
import { expectLedgerToBalance } from '../testing/ledger-audit.ts'
import { createPlayer } from '../testing/people.ts'
import { storedSingle } from '../testing/stored-placement.ts'
import { createSettlementWorkers } from './settlement-workers.ts'
import { storeResults } from './store-results.ts'

const RANGES = [
  { minCount: 2, maxCount: 2, bonusOdds: oddsOf(1100) },
  { minCount: 3, maxCount: 3, bonusOdds: oddsOf(1300) },
]
const ODDS = oddsOf(2000)
const STAKE = amountOf(500n)

/** null: what was said of it is taken back. */
type End = readonly [0 | 1, 0 | 0.5 | 1] | null

type Step =
  | { readonly do: 'freebet' | 'boost' | 'hunting' | 'cash'; readonly waits: boolean }
  | { readonly do: 'result'; readonly leg: number; readonly end: End }
  | { readonly do: 'cashOut'; readonly bet: number; readonly percent: bigint }
  | { readonly do: 'reject'; readonly bet: number }

const end = fc.constantFrom<End[]>([1, 0], [1, 0], [0, 0], [0, 0], [0, 1], [1, 0.5], [0, 0.5], null)

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('freebet', 'freebet', 'freebet', 'freebet', 'boost', 'hunting'),
        waits: fc.nat(9).map((n) => n === 0),
      }),
    },
    // Most of them of the same few legs, again and again.
    { weight: 5, arbitrary: fc.record({ do: fc.constant('result'), leg: fc.nat(2), end }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('result'), leg: fc.nat(50), end }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('cashOut'),
        bet: fc.nat(20),
        percent: fc.bigInt(1n, 100n),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reject'), bet: fc.nat(20) }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 10, maxLength: 30, size: 'max' },
)

const free: Step = { do: 'freebet', waits: false }
const ended = (leg: number, name: 'won' | 'lost' | 'void' | 'open'): Step => ({
  do: 'result',
  leg,
  end: ({ won: [1, 0], lost: [0, 0], void: [0, 1], open: null } as const)[name],
})

/** What players would try first: twice from one freebet, by a result that changes meanwhile. */
const examples: [FreebetMode, Step[]][] = [
  ['no_risk', [free, ended(0, 'lost'), free, ended(0, 'won'), ended(1, 'won')]],
  ['no_risk', [free, ended(0, 'lost'), free, ended(1, 'void'), ended(0, 'won'), ended(1, 'won')]],
  ['no_risk', [free, ended(0, 'lost'), free, ended(0, 'won'), ended(1, 'void')]],
  ['no_risk', [free, ended(0, 'lost'), free, ended(0, 'void'), ended(1, 'void')]],
  ['no_risk', [free, ended(0, 'lost'), ended(0, 'won'), ended(0, 'lost'), free, ended(0, 'won')]],
  ['no_risk', [free, ended(0, 'lost'), free, ended(0, 'open'), ended(1, 'won'), ended(0, 'won')]],
  ['all_win', [free, ended(0, 'void'), free, ended(0, 'open'), ended(1, 'won'), ended(0, 'won')]],
  [
    'only_win',
    [{ do: 'boost', waits: false }, ended(0, 'void'), ended(0, 'open'), ended(0, 'won')],
  ],
  ['only_win', [free, ended(0, 'won'), ended(0, 'open'), { do: 'cashOut', bet: 0, percent: 1n }]],
  ['all_win', [free, ended(0, 'void'), free, free, free, ended(0, 'won'), ended(3, 'won')]],
  ['all_win', [free, ended(0, 'void'), ended(0, 'won'), free, free, ended(0, 'void'), free]],
]

describe.each(engines)('the terms of bonuses on $name', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('[FREE-02] [COMBO-01] no sequence of bets, cash-outs, voids and resettlements pays more than they allow', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<FreebetMode[]>('only_win', 'all_win', 'no_risk', 'no_risk'),
        steps,
        async (mode, course) => {
          run += 1
          const player = await createPlayer(database.kysely, { EUR: amountOf(3000n) })
          const play = await startPlay(database, player, mode, `run-${run}`)
          for (const step of course) await play(step)
          await settle(database)
          await expectTermsToHold(database, player)
          await expectLedgerToBalance(database.kysely)
        },
      ),
      { numRuns: 25, examples },
    )
  })
})

async function startPlay(
  { kysely, pool }: Database,
  player: number,
  mode: FreebetMode,
  run: string,
) {
  const returns = await putOffer(pool, 'freebet', { mode: 'only_win', amount: { EUR: '5.00' } })
  const modes = new Map<string, FreebetMode>()
  for (let n = 0; n < 3; n += 1) {
    const id = await giveBonus(pool, player, {
      kind: 'freebet',
      amount: STAKE,
      terms: {
        mode,
        amount: { EUR: '5.00' },
        ...(mode === 'no_risk' && { returns_as: returns }),
      },
    })
    modes.set(id, mode)
  }
  const boost = await giveBonus(pool, player, {
    kind: 'comboboost',
    terms: {
      ranges: [
        { from: 2, to: 2, factor: '1.1' },
        { from: 3, to: 3, factor: '1.3' },
      ],
    },
    timesToUse: 2,
  })
  const hunting = await giveBonus(pool, player, {
    kind: 'hunting',
    terms: {
      farming: { points_per_euro: 1 },
      reward: { points: 100, offer: 'some-freebet', most: 1 },
    },
  })
  const legs: string[] = []
  const bets: bigint[] = []
  const book = createBook(Date.now)

  const place = async (
    count: number,
    stake: Amount,
    bonus: BonusToStore | null,
    waits: boolean,
  ) => {
    const own = Array.from({ length: count }, (_, index) => `${run}-${bets.length}-${index}`)
    const placement = storedSingle(player, stake)
    const terms: BetTerms = {
      betType: count > 1 ? 'combo' : 'single',
      stake,
      legs: own.map(() => ({ odds: ODDS })),
      systemType: null,
      customOdds: null,
      bonusOdds: bonus?.odds ?? null,
      freebetMode: bonus?.freebetMode ?? null,
    }
    const made = placement.bets.map((bet): BetToStore => ({
      ...bet,
      ...betFigures(terms),
      type: count > 1 ? 'combo' : 'single',
      status: waits ? 'submitted' : 'waiting_results',
      bonus,
      uses: bonus === null ? [] : [{ bonusId: bonus.id, chosen: true, potential: 0n }],
      selections: own.flatMap((matchId) =>
        bet.selections.map((selection) => ({ ...selection, matchId })),
      ),
    }))
    const outcome = await runPlacement(kysely, { ...placement, bets: made })
    if (outcome.outcome !== 'placed') return
    bets.push(...outcome.bet_ids)
    legs.push(...own)
  }

  return async (step: Step) => {
    switch (step.do) {
      case 'freebet': {
        // Used ones are tried as well.
        const { rows } = await sql<{ id: bigint; amount: Amount }>`
          select id, amount from bonuses where player_id = ${player} and kind = 'freebet'
          order by (status = 'active') desc, id desc limit 1
        `.execute(kysely)
        const [one] = rows
        if (one === undefined) return
        const freebetMode = modes.get(String(one.id)) ?? 'only_win'
        const bonus = { id: one.id, type: 'freebet', odds: null, freebetMode, boost: null } as const
        return place(1, one.amount, bonus, step.waits)
      }
      case 'boost': {
        const terms = { minOdds: null, ranges: RANGES, matchIds: null }
        const odds = oddsOf(1300)
        const bonus = {
          id: BigInt(boost),
          type: 'comboboost',
          odds,
          freebetMode: null,
          boost: terms,
        }
        return place(3, amountOf(100n), { ...bonus, type: 'comboboost' }, step.waits)
      }
      case 'hunting': {
        const bonus = { id: BigInt(hunting), odds: null, freebetMode: null, boost: null }
        return place(1, amountOf(100n), { ...bonus, type: 'hunting' }, step.waits)
      }
      case 'cash':
        return place(1, amountOf(100n), null, step.waits)
      case 'result': {
        const matchId = legs[step.leg % Math.max(legs.length, 1)]
        if (matchId === undefined) return
        if (step.end === null) {
          const markets = [{ marketId: 1, specifier: '' }]
          await storeResults(kysely, [{ kind: 'settlement_rollback', matchId, at: 0, markets }])
          return settle({ kysely })
        }
        const [result, voidFactor] = step.end
        const outcomes = [{ id: '1', result, voidFactor }]
        const markets = [{ marketId: 1, specifier: '', outcomes }]
        await storeResults(kysely, [{ kind: 'settlement', matchId, at: 0, certainty: 2, markets }])
        return settle({ kysely })
      }
      case 'cashOut': {
        const id = bets[step.bet % Math.max(bets.length, 1)]
        if (id === undefined) return
        await kysely.transaction().execute(async (trx) => {
          const bet = await lockBet(trx, id)
          if (bet?.status !== 'waiting_results') return
          const amount = amountOf((bet.potential_win * step.percent) / 100n)
          if (amount === 0n) return
          const isFree = bet.freebet_mode !== null
          const boosted = bet.bonus_odds === null ? 0n : amount - (amount * 1000n) / 1300n
          const ofBonus = isFree ? amount : amountOf(boosted)
          await payCashOut(trx, bet, { amount, ofBonus }, new Date())
        })
        return
      }
      case 'reject': {
        const betId = bets[step.bet % Math.max(bets.length, 1)]
        if (betId === undefined) return
        const verdict = { approved: false, reason: 'error.place_bets.invalid_odds' } as const
        const pricer = () => Promise.reject(new Error('no custom bets here'))
        await acceptBet(kysely, book, { betId, verdict, now: Date.now() }, pricer)
      }
    }
  }
}

async function settle({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const begin = () =>
    createSettlementWorkers({
      db: kysely,
      clock: systemClock,
      reporter: createTestReporter(),
      workers: 2,
      tell: () => undefined,
    })
  const processes = [begin(), begin()]
  for (const one of processes) one.start()
  await Promise.all(processes.map((one) => one.idle()))
  await Promise.all(processes.map((one) => one.stop()))
}

async function expectTermsToHold({ kysely }: Database, player: number): Promise<void> {
  type Row = {
    id: bigint
    bonus_id: bigint | null
    status: string
    stake: Amount
    odds: bigint
    potential_win: Amount
    freebet_mode: FreebetMode | null
    bonus_odds: number | null
    result: string | null
    win_amount: Amount | null
    bonus_amount: Amount | null
    returned: boolean | null
    child_used: Amount | null
    child_status: string | null
    child_amount: Amount | null
  }
  const { rows } = await sql<Row>`
    select b.id, b.bonus_id, b.status, b.stake, b.odds, b.potential_win, b.freebet_mode,
      b.bonus_odds, s.result, s.win_amount, s.bonus_amount, u.returned_at is not null as returned,
      case when c.times_used > 0 then c.amount end as child_used, c.status as child_status,
      c.amount as child_amount
    from bets b
    left join lateral (
      select * from settlements where bet_id = b.id order by number desc limit 1
    ) s on true
    left join bonus_uses u on u.bet_id = b.id and u.chosen
    left join bonuses c on c.player_id = b.player_id and c.cause = 'bet:' || b.id
    where b.player_id = ${player}
  `.execute(kysely)

  for (const bet of rows) {
    const paid = bet.win_amount ?? 0n
    // A freebet that was given for a loss and used counts against the win that followed.
    expect(paid + (bet.result === 'lose_entire' ? 0n : (bet.child_used ?? 0n))).toBeLessThanOrEqual(
      bet.potential_win > bet.stake ? bet.potential_win : bet.stake,
    )
    if (bet.bonus_odds !== null) {
      const whole = potentialWin({
        betType: 'single',
        stake: bet.stake,
        legs: [{ odds: oddsOf(Number(bet.odds)) }],
        systemType: null,
        customOdds: null,
        bonusOdds: null,
        freebetMode: null,
        maxPayout: MAX_AMOUNT,
      }).amount
      expect(bet.bonus_amount ?? 0n).toBeLessThanOrEqual(bet.potential_win - whole)
    }
    if (bet.freebet_mode !== null) {
      expect(bet.bonus_amount ?? 0n).toBe(paid)
      if (bet.result === 'refund_entire') expect(paid).toBe(0n)
    }
    if (bet.returned === true) expect(paid === 0n || bet.freebet_mode === null).toBe(true)
    if (bet.child_status === 'active' && bet.result !== 'lose_entire') {
      // It was in use when the bet was corrected, and came back since: a win is less by it, and what
      // the bet had used did not come back.
      expect(paid + (bet.child_amount ?? 0n)).toBeLessThanOrEqual(bet.potential_win)
      if (paid === 0n) expect(bet.returned).toBe(false)
    }
  }

  const used = await sql<{ id: bigint; times_used: number; counted: number; most: number | null }>`
    select n.id, n.times_used, n.times_to_use as most,
      (select count(*)::int from bonus_uses where bonus_id = n.id and returned_at is null) as counted
    from bonuses n where n.player_id = ${player}
  `.execute(kysely)
  for (const bonus of used.rows) {
    expect(bonus.counted).toBe(bonus.times_used)
    if (bonus.most === null) continue
    expect(bonus.times_used).toBeLessThanOrEqual(bonus.most)
    const paying = rows.filter(
      ({ bonus_id: id, win_amount: won, freebet_mode: mode }) =>
        id === bonus.id && mode !== null && (won ?? 0n) > 0n,
    )
    expect(paying.length).toBeLessThanOrEqual(bonus.most)
  }

  const open = rows.filter(
    ({ status, freebet_mode: mode }) =>
      mode !== null && ['submitted', 'waiting_results'].includes(status),
  )
  const cost = sumAmounts([
    ...rows.map(({ bonus_amount: amount }) => amount ?? amountOf(0n)),
    ...open.map(({ stake }) => stake),
  ])
  const ledger = await sql<{ sum: Amount }>`
    select coalesce(-sum(e.amount), 0)::bigint as sum from ledger_entries e
    join accounts a on a.id = e.account_id and a.house = 'bonus'
    join ledger_transactions t on t.id = e.transaction_id where t.player_id = ${player}
  `.execute(kysely)
  expect(ledger.rows[0]?.sum).toBe(cost)

  const points = await sql<{ points: bigint; sum: bigint }>`
    select n.points, coalesce((
      select sum(points) from bonus_uses where bonus_id = n.id and returned_at is null
    ), 0)::bigint as sum from bonuses n where n.player_id = ${player} and n.kind = 'hunting'
  `.execute(kysely)
  for (const { points: kept, sum } of points.rows) expect(kept).toBe(sum)
}
