import { createHmac, randomUUID } from 'node:crypto'

import { amountOf } from '@touchline/betting'
import type { Payment } from '@touchline/contract'
import type { Backend } from '@touchline/server'

import { median } from '../measure.ts'
import { closedLoop } from '../placements/closed-loop.ts'
import { signUpPlayers, type BenchPlayer } from '../placements/players.ts'
import { openBackend, startPriced } from '../site.ts'
import type { Row } from '../table.ts'

const PLAYERS = 100
/** As many as one player may have open. */
const OPEN = 5
const ROUNDS = 3
const AT_A_TIME = 16
const LEAST_PER_SECOND = 200
const AMOUNT = amountOf(2_000n)

/**
 * Deposits from their opening to the money in the account: each is told by webhook twice, and all
 * words of a round in one shuffled heap.
 */
export const bench = {
  title: 'Deposits',
  async run(): Promise<Row[]> {
    const { backend, remove } = await openBackend()
    try {
      await startPriced(backend)
      const players = await signUpPlayers(backend.app, PLAYERS)
      return await measure(backend, players)
    } finally {
      await remove()
    }
  },
}

async function measure(backend: Backend, players: readonly BenchPlayer[]): Promise<Row[]> {
  const tell = await teller(backend)
  const deposits: number[] = []
  const bare: number[] = []
  let paid = 0
  await depositAll(backend, players.slice(0, 10), tell)
  paid += 10 * OPEN
  for (let round = 0; round < ROUNDS; round += 1) {
    deposits.push(await depositAll(backend, players, tell))
    paid += players.length * OPEN
    bare.push(await insertBare(backend, players))
  }
  await expectEachOnce(backend, paid, ROUNDS * PLAYERS * OPEN)
  const rate = median(deposits)
  const peer = median(bare)
  return [
    {
      what: `deposits, webhooks doubled and shuffled, ${AT_A_TIME} at a time`,
      value: `${Math.round(rate)}/s`,
      peer: 'bare insert of as many ledger rows',
      peerValue: `${Math.round(peer)}/s`,
      ratio: rate / peer,
    },
    {
      what: 'the same',
      value: `${Math.round(rate)}/s`,
      peer: 'the least',
      peerValue: `${LEAST_PER_SECOND}/s`,
      ratio: rate / LEAST_PER_SECOND,
      limit: { sign: '>', ratio: 1 },
    },
  ]
}

/** Players take turns, as they do: no two deposits of one follow each other. */
function ordersOf(players: readonly BenchPlayer[]): BenchPlayer[] {
  return Array.from({ length: OPEN }, () => players).flat()
}

type Tell = (payment: Payment, eventId: string) => Promise<void>

/** @returns deposits per second, from the first that is opened to the last that is booked */
async function depositAll(
  { payments }: Backend,
  players: readonly BenchPlayer[],
  tell: Tell,
): Promise<number> {
  const orders = ordersOf(players)
  const opened: Payment[] = []
  const start = performance.now()
  await eachOf(orders, async ({ id }) => {
    const order = { method: 'card', amount: AMOUNT, currency: 'EUR' }
    const there = { returnTo: '/', locale: 'en' } as const
    opened.push(await payments.service.deposit(id, { ...order, ...there }))
  })
  const words = opened.flatMap((payment) => {
    const eventId = randomUUID()
    return [
      { payment, eventId },
      { payment, eventId },
    ]
  })
  await eachOf(shuffled(words), ({ payment, eventId }) => tell(payment, eventId))
  return (orders.length * 1_000) / (performance.now() - start)
}

async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  await closedLoop(
    (turn) => {
      const one = all[turn]
      if (one === undefined) throw new Error('there is no such turn')
      return work(one)
    },
    { calls: all.length, width: AT_A_TIME },
  )
}

/** Says that a payment succeeded, signed as the simulated bank signs. */
async function teller({ app, database }: Backend): Promise<Tell> {
  const { rows } = await database.pool.query<{ secret: string }>(
    "select value ->> 'secret' as secret from product_state where name = 'cashier_secret'",
  )
  const secret = rows[0]?.secret
  if (secret === undefined) throw new Error('the simulated bank has no secret yet')
  return async ({ id, amount, currency }, eventId) => {
    const said = { type: 'deposit', status: 'succeeded', amount: Number(amount), currency }
    const body = JSON.stringify({ ...said, id: eventId, reference: id })
    const time = Math.floor(Date.now() / 1000)
    const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    const answer = await app.inject({
      method: 'POST',
      url: '/api/platform/payments/webhooks/cashier',
      headers: {
        'content-type': 'application/json',
        'cashier-signature': `t=${time},v1=${mac}`,
      },
      payload: body,
    })
    if (answer.statusCode !== 200) throw new Error(`a webhook failed: ${answer.body}`)
  }
}

/** The ledger rows of as many deposits, and nothing else; booked under a name of their own. */
const BARE = `
  with booked as (
    insert into ledger_transactions (kind, cause, player_id)
    values ('deposit', $1, $2) returning id
  )
  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select booked.id, a.id, a.currency, case when a.house is null then 2000 else -2000 end
  from booked, accounts a
  where a.currency = 'EUR' and (a.player_id = $2 or a.house = 'clearing')`

async function insertBare({ database }: Backend, players: readonly BenchPlayer[]): Promise<number> {
  const orders = ordersOf(players)
  const start = performance.now()
  await eachOf(orders, async ({ id }) => {
    await database.pool.query(BARE, [`bare:${randomUUID()}`, id])
  })
  return (orders.length * 1_000) / (performance.now() - start)
}

/** @throws when a deposit is lost or booked twice, or the ledger does not balance */
async function expectEachOnce({ database }: Backend, paid: number, bare: number): Promise<void> {
  const { rows } = await database.pool.query<Record<string, string>>(`
    select
      (select count(*) from payments where status = 'succeeded') as succeeded,
      (select count(*) from payments p join ledger_transactions t
        on t.kind = 'deposit' and t.cause = p.id::text) as booked,
      (select count(*) from ledger_transactions where cause like 'bare:%') as bare,
      (select coalesce(sum(amount), 0) from ledger_entries) as sum,
      (select count(*) from (
        select from accounts a join ledger_entries e on e.account_id = a.id
        where a.balance is not null group by a.id having a.balance <> sum(e.amount)
      ) wrong) as wrong`)
  const wanted = { succeeded: paid, booked: paid, bare, sum: 0, wrong: 0 }
  for (const [name, value] of Object.entries(wanted)) {
    const found = Number(rows[0]?.[name])
    if (found !== value) throw new Error(`${name} is ${found}, and should be ${value}`)
  }
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
