import type { Amount, LedgerAccount } from '@touchline/betting'
import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from './column-types.ts'

export type HouseAccount = Exclude<LedgerAccount, 'player'>

type Accounts = {
  id: Generated<number>
  player_id: number | null
  house: HouseAccount | null
  currency: string
  /** Moved by ledger entries alone; null for the house. */
  balance: ColumnType<Amount | null, Amount | null, never>
  active: Generated<boolean>
  /** Of all time, less what was not taken; moved by ledger entries alone, as the next three are. */
  staked: ColumnType<Amount, never, never>
  returned: ColumnType<Amount, never, never>
  deposited: ColumnType<Amount, never, never>
  /** Play money of all time: it cannot leave. */
  credited: ColumnType<Amount, never, never>
  created_at: CreatedAt
}

type Currencies = { code: string; per_euro: Amount }

export type LedgerKind =
  | 'deposit'
  | 'credit'
  | 'placement'
  | 'rejection'
  | 'settlement'
  | 'resettlement'
  | 'cashout'
  | 'withdrawal'
  | 'withdrawal_return'
  | 'payout'
  | 'refund'
  | 'refund_return'
  | 'jackpot_win'
  | 'bonus'

type LedgerTransactions = {
  id: Generated<bigint>
  kind: LedgerKind | 'jackpot'
  cause: string
  /** Null for what the house moves between accounts of its own. */
  player_id: number | null
  created_at: CreatedAt
}

type LedgerEntries = {
  id: Generated<bigint>
  transaction_id: bigint
  account_id: number
  currency: string
  amount: Amount
}

export type WalletTables = {
  accounts: Accounts
  currencies: Currencies
  ledger_transactions: LedgerTransactions
  ledger_entries: LedgerEntries
}
