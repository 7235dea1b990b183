import pg from 'pg'

export type Audit = {
  /** Currencies whose entries do not add up to zero. */
  unbalancedCurrencies: string[]
  /** Accounts whose balance is not the sum of their entries, and those below zero. */
  wrongAccounts: number[]
  /** Transactions whose entries do not add up to zero. */
  unbalanced: string[]
  /** Bets whose placement has no ledger transaction, or more than one. */
  wrongBets: string[]
}

export const cleanAudit: Audit = {
  unbalancedCurrencies: [],
  wrongAccounts: [],
  unbalanced: [],
  wrongBets: [],
}

/** Adds up the whole ledger by SQL of its own, apart from the product's code. */
export async function auditLedger(databaseUrl: string): Promise<Audit> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const currencies = await client.query<{ currency: string }>(
      'select currency from ledger_entries group by currency having sum(amount) <> 0',
    )
    const wrongAccounts = await client.query<{ id: number }>(
      `select a.id from accounts a left join ledger_entries e on e.account_id = a.id
       where a.player_id is not null
       group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0`,
    )
    const unbalanced = await client.query<{ id: string }>(
      `select transaction_id::text as id from ledger_entries
       group by transaction_id having sum(amount) <> 0`,
    )
    const wrongBets = await client.query<{ ref: string }>(
      `select b.ref from bets b
       left join ledger_transactions t on t.kind = 'placement' and t.player_id = b.player_id
         and t.cause = b.player_id || ':' || b.placement
       group by b.id, b.ref having count(t.id) <> 1`,
    )
    return {
      unbalancedCurrencies: currencies.rows.map(({ currency }) => currency),
      wrongAccounts: wrongAccounts.rows.map(({ id }) => id),
      unbalanced: unbalanced.rows.map(({ id }) => id),
      wrongBets: wrongBets.rows.map(({ ref }) => ref),
    }
  } finally {
    await client.end()
  }
}
