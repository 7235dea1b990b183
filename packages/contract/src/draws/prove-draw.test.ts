import { amountOf } from '@touchline/betting'
import { expect, test } from 'vitest'

import { proveDraw, pulseText, type Draw } from './prove-draw.ts'

const { subtle } = globalThis.crypto
const hash = async (given: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const secrets = [0x11, 0x22].map((byte) => new Uint8Array(32).fill(byte))
const leaf = await hash('a reference')
// EUR 100 each: what a pool lacks is full with the tenth.
const tickets = Array.from({ length: 40 }, (_, index) => ({
  betId: String(1_000 + index),
  leaf: leaf.slice(2) + String(10 + index),
  stake: 10_000n * 1_000_000n,
}))
const terms = {
  code: 'mini',
  seed: amountOf(100n),
  mustDrop: amountOf(600n),
  contributionPpm: 5_000,
}
const previousPulse = await hash('before')
const pulse = await hash(pulseText(previousPulse, tickets))
const draw: Draw = {
  number: 1,
  previousPulse,
  pulse,
  tickets,
  levels: await Promise.all(
    secrets.map(async (secret, index) => ({
      ...terms,
      round: index + 1,
      pool: 100n * 1_000_000n,
      commitment: await hash(secret),
      secret: index === 0 ? '11'.repeat(32) : '22'.repeat(32),
    })),
  ),
}

test('[FAIR-40] anybody makes a draw anew from what is published', async () => {
  const verdict = await proveDraw(draw, subtle)
  if (verdict.verdict === 'refused') throw new Error(verdict.reason)
  const hits = verdict.tickets.filter(({ isHit }) => isHit)
  expect(hits.map(({ round }) => round)).toEqual([1, 2])
  const [first] = hits
  expect(first?.won).toBeLessThanOrEqual(terms.mustDrop)
})

test('another ticket, another stake, another order: not the pulse that was told', async () => {
  const [first, second, ...rest] = tickets
  if (first === undefined || second === undefined) throw new Error('two tickets at least')
  const changed = [
    [{ ...first, stake: 1n }, second, ...rest],
    [second, first, ...rest],
    [second, ...rest],
    [{ ...first, leaf: second.leaf }, second, ...rest],
  ]
  for (const others of changed) {
    expect(await proveDraw({ ...draw, tickets: others }, subtle)).toEqual({
      verdict: 'refused',
      reason: 'pulse',
    })
  }
})

test('a secret that is not the one that was promised is refused', async () => {
  const levels = draw.levels.map((level) => ({ ...level, secret: '33'.repeat(32) }))
  expect(await proveDraw({ ...draw, levels }, subtle)).toEqual({
    verdict: 'refused',
    reason: 'secret',
  })
})

test('of a round that is not over nothing is said', async () => {
  const [level] = draw.levels
  if (level === undefined) throw new Error('a level')
  const verdict = await proveDraw({ ...draw, levels: [{ ...level, secret: null }] }, subtle)
  if (verdict.verdict === 'refused') throw new Error(verdict.reason)
  expect(verdict.tickets).toHaveLength(tickets.length)
  expect(verdict.tickets.every(({ isHit }) => isHit === null)).toBe(true)
})
