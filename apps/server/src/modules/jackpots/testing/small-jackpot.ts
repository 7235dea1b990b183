import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../db/database.ts'
import type { JackpotDocument } from '../jackpot-document.ts'

/** EUR 20 a bet adds 2 cents and 20: the second level is full with the fifth bet. */
export const SMALL: JackpotDocument = {
  id: 'small',
  name: { en: 'Small', de: 'Klein' },
  currency: 'EUR',
  min_stake: 100,
  min_odds: 1_200,
  active: true,
  levels: [
    {
      code: 'far',
      name: { en: 'Far' },
      seed: 1_000_000,
      must_drop: 90_000_000,
      contribution_ppm: 1_000,
      active: true,
    },
    {
      code: 'near',
      name: { en: 'Near', de: 'Nah' },
      seed: 500,
      must_drop: 600,
      contribution_ppm: 10_000,
      active: true,
    },
  ],
}

/** Double entry: what a pool shows is what its account has. */
export async function expectPoolsInLedger(db: Db): Promise<void> {
  const { rows } = await sql<{ shown: bigint; held: bigint }>`
    select l.pool / 1000000 as shown, (
      select coalesce(sum(e.amount), 0)::bigint from ledger_entries e join accounts a
      on a.id = e.account_id where a.house = 'jackpot:' || l.jackpot_id || ':' || l.code
    ) as held
    from jackpot_levels l
  `.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { shown, held } of rows) expect(held).toBe(shown)
}
