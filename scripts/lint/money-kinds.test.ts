import { moneyKinds } from './money-kinds.ts'
import { at, tester } from './rule-tester.ts'

const filename = at('apps/web/src/features/slip/total.ts')
const cast = { errors: [/cast to/] }
const counted = { errors: [/packages\/betting/] }

tester.run('money-kinds', moneyKinds, {
  valid: [
    { code: 'const stake = amountOf(BigInt(text))', filename },
    { code: 'const debt = amountOf(-5n)', filename },
    { code: 'const price = oddsOf(Number(params.odds))', filename },
    { code: 'const price = oddsOf((high << 16) | low)', filename },
    { code: 'const left = subtractAmounts(balance, stake)', filename },
    { code: 'const text = value as string', filename },
    {
      code: 'export const amountOf = (units: bigint) => units as Amount',
      filename: at('packages/betting/src/money/amount.ts'),
    },
    {
      code: 'const win = amountOf(stake * 2n)',
      filename: at('packages/betting/src/bets/win.ts'),
    },
    {
      code: 'const odds = oddsOf(Math.floor(fair / step) * step)',
      filename: at('apps/server/src/feed/pricing/margin.ts'),
    },
    {
      code: 'const above = amountOf(most + 1n)',
      filename: at('apps/web/src/features/slip/total.test.ts'),
    },
  ],
  invalid: [
    { code: 'const stake = 5n as Amount', filename, ...cast },
    { code: 'const price = (odds * 2) as Odds', filename, ...cast },
    { code: 'const price = odds as unknown as TotalOdds', filename, ...cast },
    {
      code: 'const stake = 5n as Amount',
      filename: at('packages/betting/src/bets/win.test.ts'),
      ...cast,
    },
    { code: 'const total = amountOf(stake + other)', filename, ...counted },
    { code: 'const left = amountOf(isOpen ? balance - stake : 0n)', filename, ...counted },
    { code: 'const debt = amountOf(-stake)', filename, ...counted },
    { code: 'const half = amountOf(BigInt(Number(stake) / 2))', filename, ...counted },
    { code: 'const price = oddsOf(Math.round(a * b))', filename, ...counted },
    {
      code: 'const total = totalOddsOf(a * b)',
      filename: at('apps/server/src/modules/bets/total.ts'),
      ...counted,
    },
  ],
})
