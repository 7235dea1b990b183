import { expect, test } from 'vitest'

import { drawNumbers, lotteryText, proveLottery, type LotteryDrawing } from './prove-lottery.ts'

const { subtle } = globalThis.crypto
const secret = '11'.repeat(32)
const hash = async (given: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function aDraw(): Promise<LotteryDrawing> {
  const tickets = [
    { betId: '7', leaf: await hash('a reference'), numbers: '1-2-3-4-5' },
    { betId: '9', leaf: await hash('another'), numbers: '3-9-21-30-35' },
  ]
  const base = {
    drawId: '513',
    numbers: 35,
    picks: 5,
    secret,
    commitment: await hash(new Uint8Array(32).fill(0x11)),
    pulse: await hash(lotteryText('513', tickets)),
    tickets,
  }
  return { ...base, drawn: await drawNumbers(base, subtle) }
}

test('[LOTT-01] anybody makes a draw anew from what is published', async () => {
  const draw = await aDraw()
  expect(new Set(draw.drawn).size).toBe(5)
  expect(draw.drawn.every((one) => one >= 1 && one <= 35)).toBe(true)
  expect(await proveLottery(draw, subtle)).toEqual({ verdict: 'proven' })
})

test('other tickets, another secret, other numbers are refused', async () => {
  const draw = await aDraw()
  const [first] = draw.tickets
  const refused = async (change: Partial<LotteryDrawing>) => {
    const verdict = await proveLottery({ ...draw, ...change }, subtle)
    return verdict.verdict === 'refused' ? verdict.reason : verdict.verdict
  }
  expect(await refused({ tickets: first === undefined ? [] : [first] })).toBe('pulse')
  expect(await refused({ secret: '22'.repeat(32) })).toBe('secret')
  expect(await refused({ drawn: [1, 2, 3, 4, 5] })).toBe('numbers')
})

test('every number comes as often as any other', async () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let draw = 0; draw < 1000; draw++) {
    const drawn = await drawNumbers({ numbers: 10, picks: 3, secret, pulse: `p${draw}` }, subtle)
    for (const one of drawn) counts[one - 1] = (counts[one - 1] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(75)
})
