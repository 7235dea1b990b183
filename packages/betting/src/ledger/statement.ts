import { negateAmount, type Amount } from '../money/amount.ts'
import { csvRow } from './csv.ts'

export type StatementLine = {
  readonly id: string
  /** RFC 3339 instant. */
  readonly at: string
  readonly kind: string
  readonly amount: Amount
  readonly balance: Amount
  readonly references: readonly string[]
}

export type StatementCurrency = { readonly code: string; readonly subunits: number }

/** Every digit of an amount, whatever is shown of it elsewhere: `-0.05`, `1.239`. */
export function exactDecimal(amount: Amount, { subunits }: StatementCurrency): string {
  const digits = String(subunits).length - 1
  const sign = amount < 0n ? '-' : ''
  const plain = String(amount < 0n ? negateAmount(amount) : amount).padStart(digits + 1, '0')
  if (digits === 0) return `${sign}${plain}`
  return `${sign}${plain.slice(0, -digits)}.${plain.slice(-digits)}`
}

const HEADER = ['number', 'time', 'kind', 'amount', 'balance', 'currency', 'references']

/** The movements of an account as RFC 4180 has them; sums over a column are sums of the ledger. */
export function statementCsv(lines: readonly StatementLine[], currency: StatementCurrency): string {
  const rows = lines.map(({ id, at, kind, amount, balance, references }) => [
    id,
    at,
    kind,
    exactDecimal(amount, currency),
    exactDecimal(balance, currency),
    currency.code,
    references.join(' '),
  ])
  return [HEADER, ...rows].map(csvRow).join('')
}
