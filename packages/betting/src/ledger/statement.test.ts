import { expect, test } from 'vitest'

import { amountOf } from '../money/amount.ts'
import { csvRow } from './csv.ts'
import { exactDecimal, statementCsv } from './statement.ts'

const EUR = { code: 'EUR', subunits: 100 }

test('[FAIR-2] a statement says every digit of the ledger', () => {
  expect(exactDecimal(amountOf(-5n), EUR)).toBe('-0.05')
  expect(exactDecimal(amountOf(123_456n), EUR)).toBe('1234.56')
  expect(exactDecimal(amountOf(1239n), { code: 'KWD', subunits: 1000 })).toBe('1.239')
  expect(exactDecimal(amountOf(1000n), { code: 'JPY', subunits: 1 })).toBe('1000')
})

test('[DEP-03] a cell that a spreadsheet would run is a text, and quotes are doubled', () => {
  const line = { id: '7', at: '2026-01-02T03:04:05.000Z', kind: 'deposit', amount: amountOf(-250n) }
  const csv = statementCsv(
    [{ ...line, balance: amountOf(0n), references: ['=1+1', 'say "hi"'] }],
    EUR,
  )
  expect(csv.split('\r\n')).toEqual([
    'number,time,kind,amount,balance,currency,references',
    `7,2026-01-02T03:04:05.000Z,deposit,-2.50,0.00,EUR,"'=1+1 say ""hi"""`,
    '',
  ])
})

test.each(['-1+1', "-2+3+cmd|' /C calc'!A0", '-', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
  '[DEP-03] %j is a text, too',
  (cell) => expect(csvRow([cell]).replace(/^"/, '')).toMatch(/^'/),
)

test.each(['-1', '-2.50', '0', 'BT8AJV45XA', 'a=1'])('[DEP-03] %j stays as it is', (cell) =>
  expect(csvRow([cell])).toBe(`${cell}\r\n`),
)
