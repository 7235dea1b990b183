import type { ApiClient, Bonus, BonusOf } from '@touchline/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { BackendOfTest } from '../../testing/backend-of-suite.ts'
import { applyText } from '../../../backend/operate-offers.ts'

const words = (name: string) =>
  `texts: { en: { name: ${name}, description: It., terms: [One., Two.] }, de: { name: ${name} DE, description: Es., terms: [Eins.] } }`
export const amount = 'amount: { EUR: 5.00, USD: 5.00 }'
export const freebet = (id: string, more: string) =>
  `  - { id: ${id}, kind: freebet, from: 2026-01-01, mode: only_win, ${amount}, ${words(id)}, ${more} }\n`
const farming = 'farming: { points_per_euro: 10 }'

export const OFFERS = {
  gift: freebet('gift', 'issue: everyone, valid_days: 3, banner: { desktop: /wide.svg }'),
  code: freebet('coded', 'issue: promo_code, codes: [{ code: Été-2026, most: 2 }]').replace(
    'Été-2026',
    'SUMMER-2026',
  ),
  prize: freebet('prize', 'issue: reward'),
  boost: `  - { id: combo, kind: comboboost, from: 2026-01-01, issue: everyone, min_odds: 1.6, events: [{ sport: soccer }], ranges: [{ from: 2, to: 3, factor: 1.05 }], ${words('combo')} }\n`,
  hunt: `  - { id: hunt, kind: hunting, from: 2026-01-01, issue: everyone, activation: manual, overrides: [tournament], ${farming}, reward: { points: 100, offer: prize, most: 2 }, boost: { points: 50, multiplier: 1.5, freebets: 1 }, ${words('hunt')} }\n`,
  cup: `  - { id: cup, kind: tournament, from: 2026-01-01, issue: everyone, ${farming}, pool: { EUR: 100.00 }, prizes: [{ from: 1, to: 1, share: 0.5 }, { from: 2, to: 3, share: 0.2 }], pays_as: prize, ${words('cup')} }\n`,
  box: `  - { id: box, kind: lootbox, from: 2026-01-01, issue: everyone, ${farming}, contents: [{ offer: prize, chance: 0.25 }, { chance: 0.75 }], ${words('box')} }\n`,
}

export const fileOf = (...names: (keyof typeof OFFERS)[]) =>
  `offers:\n${names.map((name) => OFFERS[name]).join('')}`

/** What tests of bonuses do again and again. */
export function bonusSteps(test: BackendOfTest) {
  const db = () => test.database.kysely
  const now = () => new Date(test.clock.now())
  const apply = (text: string) => applyText(db(), text, { by: 'test', now: now() })
  const list = async (client: ApiClient = test.client): Promise<readonly Bonus[]> =>
    (await client('listBonuses')).data
  const one = async <Type extends Bonus['type']>(type: Type, client: ApiClient = test.client) =>
    (await list(client)).find((bonus): bonus is BonusOf<Type> => bonus.type === type) ??
    expect.fail(`there is no ${type}`)
  const statusOf = async (id: string) =>
    (await list()).find((bonus) => bonus.id === id)?.userBonusStatus
  const setPoints = (id: string, points: number) =>
    sql`update bonuses set points = ${points}, points_at = now() where id = ${id}`.execute(db())
  /** As if all bonuses had been issued so much earlier. */
  const elapse = (ms: number) =>
    sql`update bonuses set expires_at = expires_at - make_interval(secs => ${ms / 1_000})`.execute(
      db(),
    )
  /** A bet that is there, as a placement leaves it. */
  const placed = async () => {
    const { rows } = await sql<{ id: bigint }>`
      with placement as (
        insert into placements (player_id, reference, body_hash, quick)
        values (${test.playerId}, gen_random_uuid(), '', false) returning reference
      )
      insert into bets (ref, player_id, placement, position, type, status, currency, stake, odds, potential_win, accept_mode)
      select gen_random_uuid()::text, ${test.playerId}, reference, 0, 'single', 'waiting_results', 'EUR', 500, 2000, 1000, 'none'
      from placement returning id
    `.execute(db())
    return rows[0]?.id ?? 0n
  }
  const use = async (id: string, bet: bigint) => {
    const { rows } = await sql<{ used: bigint | null }>`
      select (use_bonus(${id}, ${test.playerId}, ${bet}, 500, true, ${now()})).id as used
    `.execute(db())
    return rows[0]?.used != null
  }
  /** No offer, and nobody has a bonus. */
  const empty = () =>
    sql`truncate offers, promo_codes, offer_pools, bonuses, bonus_uses, sign_in_failures cascade`.execute(
      db(),
    )
  return { db, now, apply, list, one, statusOf, setPoints, elapse, placed, use, empty }
}
