import { moneyArithmetic } from './money-arithmetic.ts'
import { at, tester } from './rule-tester.ts'

const filename = at('apps/web/src/features/slip/total.ts')
const money = { errors: [/packages\/betting.*money/] }
const odds = { errors: [/packages\/betting.*odds/] }

tester.run('money-arithmetic', moneyArithmetic, {
  valid: [
    { code: 'const next = index + 1', filename },
    { code: 'const isCovered = balance >= stake', filename },
    { code: "const text = 'Stake: ' + stake", filename },
    { code: 'const text = `${stake} ${currency}`', filename },
    { code: 'const age = now - priceAge', filename },
    { code: 'const fair = 1 / odds', filename: at('apps/server/src/feed/model.ts') },
    { code: 'const total = stake * odds', filename: at('packages/betting/src/bets/total.ts') },
    {
      code: 'const total = stake * odds',
      filename: at('apps/web/src/features/slip/total.test.ts'),
    },
  ],
  invalid: [
    { code: 'const total = stake * 2n', filename, ...money },
    { code: 'const total = sum + leg.stake', filename, ...money },
    { code: 'const left = account.balance - cost', filename, ...money },
    { code: 'let sum = 0n; sum += bet.payout', filename, ...money },
    { code: 'const minus = -amount', filename, ...money },
    { code: 'stake++', filename, ...money },
    { code: 'const shown = (amount as number) / 100', filename, ...money },
    { code: 'const shown = Number(amount) / 100', filename, ...money },
    { code: 'const win = Math.floor(totalStake)', filename, ...money },
    { code: 'const text = amount.toFixed(2)', filename, ...money },
    { code: 'const decimal = odds / 1000', filename, ...odds },
    { code: 'const decimal = leg!.odds! / 1000', filename, ...odds },
    { code: 'const both = oddsOf(a).price * 2', filename, ...odds },
    { code: 'const scaled = x * ODDS_SCALE', filename, ...odds },
    {
      code: 'const margin = prices[0].odds % 10',
      filename: at('apps/server/src/modules/bets/a.ts'),
      ...odds,
    },
  ],
})
