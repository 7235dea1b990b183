import { randomUUID } from 'node:crypto'
import { amountOf } from '@touchline/betting'
import { MARKET_STATUS } from '@touchline/contract'
import type { ApiClient, Bonus, Placement, PlacementSelection } from '@touchline/contract'

/** What was answered before and after processes died, to be held against the database. */
export type Said = {
  /** Ids of the bets by the reference of their placement. */
  readonly placed: Map<string, readonly string[]>
  readonly cashedOut: Set<string>
  /** Deposits whose payer was led on, after the bank had kept the decision. */
  readonly paid: Set<string>
  readonly withdrawn: Set<string>
  readonly closed: Set<string>
  readonly cancelled: Set<string>
  /** Ids of bonuses that a code gave. */
  readonly redeemed: Set<string>
  /** Lootboxes by what was in them. */
  readonly opened: Map<string, string>
  /** Answers that contradict one another. */
  readonly contradictions: string[]
}

export const createSaid = (): Said => ({
  placed: new Map(),
  cashedOut: new Set(),
  paid: new Set(),
  withdrawn: new Set(),
  closed: new Set(),
  cancelled: new Set(),
  redeemed: new Set(),
  opened: new Map(),
  contradictions: [],
})

type Lane = {
  readonly addresses: readonly string[]
  readonly client: (address: string) => ApiClient
  readonly random: () => number
  readonly said: Said
}

const REFUSED = 400

/** One tab of a player that does this and that, at one process or the other, until `isOver`. */
export async function actAtRandom(lane: Lane, isOver: () => boolean): Promise<void> {
  const { random } = lane
  while (!isOver()) {
    const pick = random()
    const act = ACTS.find(({ upTo }) => pick < upTo) ?? ACTS[0]
    await act?.run(lane).catch(wait)
  }
}

/** A refusal is an answer; of anything else nobody knows what has become. */
async function wait(error: unknown): Promise<void> {
  if (statusOf(error) >= REFUSED && statusOf(error) < 500) return
  await new Promise((resolve) => setTimeout(resolve, 20))
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

const one = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

const anywhere = ({ addresses, client, random }: Lane): ApiClient =>
  client(one(addresses, random) ?? '')

/** Asks until somebody answers, as a page does. */
async function surely<Answer>(lane: Lane, ask: (call: ApiClient) => Promise<Answer>) {
  for (;;) {
    try {
      return await ask(anywhere(lane))
    } catch (error) {
      const status = statusOf(error)
      if (status >= REFUSED && status < 500 && status !== 429) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function selections(lane: Lane, count: number): Promise<PlacementSelection[]> {
  const { data } = await anywhere(lane)('listMatches', { query: { bettable: true, limit: 60 } })
  const found = data.flatMap(({ mainMarket }) => {
    const outcome = one(mainMarket?.outcomes.filter(({ active }) => active) ?? [], lane.random)
    if (mainMarket?.status !== MARKET_STATUS.open || outcome === undefined) return []
    const { matchId, id: marketId, specifier } = mainMarket
    return [{ matchId, marketId, specifier, outcomeId: outcome.id, odds: outcome.odds }]
  })
  return found.toSorted(() => lane.random() - 0.5).slice(0, count)
}

async function place(lane: Lane): Promise<void> {
  const { random, said } = lane
  const legs = await selections(lane, random() < 0.7 ? 1 : 2)
  if (legs.length === 0) return
  const bonus = random() < 0.5 ? await bonusToUse(lane) : undefined
  const isFree = bonus?.type === 'freebet'
  const stake = isFree ? bonus.amount : amountOf(BigInt(1_000 + Math.floor(random() * 4_000)))
  const body: Placement = {
    meta: {
      reference: randomUUID(),
      type: legs.length === 1 ? 'single' : 'combo',
      acceptMode: 'any',
      quick: false,
    },
    bets: [
      {
        stake: { value: stake, currency: 'EUR' },
        selections: legs,
        ...(bonus && { bonus: { id: bonus.id, type: bonus.type, odds: null } }),
      },
    ],
  }
  const { reference } = body.meta
  const keep = (ids: readonly string[]) => {
    const before = said.placed.get(reference)
    if (before !== undefined && before.join() !== ids.join()) {
      said.contradictions.push(`${reference} has placed ${before.join()} and ${ids.join()}`)
    }
    said.placed.set(reference, ids)
  }
  const ask = async (call: ApiClient) =>
    keep((await call('placeBets', { body })).data.map(({ id }) => id))
  await surely(lane, ask)
  if (random() < 0.1) await surely(lane, ask)
}

async function bonusToUse(lane: Lane): Promise<Bonus | undefined> {
  const { data } = await anywhere(lane)('listBonuses', { query: { available: true, limit: 50 } })
  return one(
    data.filter(({ userBonusStatus }) => userBonusStatus === 'active'),
    lane.random,
  )
}

async function cashOut(lane: Lane): Promise<void> {
  const { data } = await anywhere(lane)('listBets', { query: { limit: 50 } })
  const bet = one(
    data.filter(({ toCashout }) => toCashout !== null),
    lane.random,
  )
  if (bet?.toCashout == null) return
  const { toCashout } = bet
  const body = { betId: bet.id, toCashout, least: amountOf(1n) }
  const answer = (await anywhere(lane)('cashOutBet', { body })).data
  if (answer.status === 'cashed_out') lane.said.cashedOut.add(bet.id)
}

async function deposit(lane: Lane): Promise<void> {
  const amount = amountOf(BigInt(1_000 + Math.floor(lane.random() * 20) * 100))
  const address = one(lane.addresses, lane.random) ?? ''
  const { data } = await lane.client(address)('openDeposit', {
    body: { method: 'card', amount, currency: 'EUR', returnTo: '/sports' },
  })
  const path = new URL(data.checkout?.url ?? '/', address).pathname
  const behaviour =
    one(['succeed', 'twice', 'disorder', 'late', 'never', 'fail'], lane.random) ?? 'succeed'
  for (;;) {
    const to = one(lane.addresses, lane.random) ?? ''
    const answer = await fetch(`${to}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `decision=confirm&behaviour=${behaviour}`,
      redirect: 'manual',
    }).catch(() => undefined)
    if (answer !== undefined && answer.status < 500) {
      if (answer.status === 303 && behaviour !== 'fail') lane.said.paid.add(data.id)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function withdraw(lane: Lane): Promise<void> {
  const { said, random } = lane
  const reference = randomUUID()
  const amount = amountOf(BigInt(1_000 + Math.floor(random() * 100)))
  const body = { method: 'bank', amount, currency: 'EUR', reference }
  const [asked] = await Promise.allSettled([
    anywhere(lane)('requestWithdrawal', { body }),
    random() < 0.3 ? closeReference(lane, reference) : undefined,
  ])
  if (asked.status === 'rejected') throw asked.reason
  said.withdrawn.add(reference)
  if (random() < 0.3) {
    await anywhere(lane)('cancelPayment', { params: { id: reference } })
    said.cancelled.add(reference)
  }
}

async function closeReference(lane: Lane, reference: string): Promise<void> {
  await surely(lane, async (call) => {
    const { data } = await call('closeWithdrawal', { body: { reference } })
    if (data === null) lane.said.closed.add(reference)
    else lane.said.withdrawn.add(reference)
  })
}

async function redeem(lane: Lane): Promise<void> {
  const { data } = await anywhere(lane)('redeemPromoCode', { body: { code: 'kill' } })
  lane.said.redeemed.add(data.id)
}

async function open(lane: Lane): Promise<void> {
  const { data } = await anywhere(lane)('listBonusesOfKind', {
    params: { kind: 'lootboxes' },
    query: {},
  })
  const box = data.find(({ userBonusStatus }) => userBonusStatus === 'available')
  if (box === undefined) return
  const { data: opened } = await anywhere(lane)('activateBonus', {
    params: { id: box.id },
    body: {},
  })
  if (opened.type === 'lootbox' && opened.wonBonusId !== null) {
    lane.said.opened.set(opened.id, opened.wonBonusId)
  }
}

const ACTS: readonly { readonly upTo: number; readonly run: (lane: Lane) => Promise<void> }[] = [
  { upTo: 0.5, run: place },
  { upTo: 0.68, run: cashOut },
  { upTo: 0.78, run: deposit },
  { upTo: 0.9, run: withdraw },
  { upTo: 0.93, run: redeem },
  { upTo: 1, run: open },
]
