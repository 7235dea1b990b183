import { expect, test } from 'vitest'
import { allowanceOf } from './play-time.ts'

const now = new Date('2026-05-02T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const DAY = 24 * 60

test('[RG-09] without a limit play never ends', () => {
  expect(allowanceOf(null, [{ from: ago(900), until: now }], now)).toEqual({ kind: 'unlimited' })
})

test('[RG-09] what was played in the last 24 hours counts, and no more of it', () => {
  const played = [
    { from: ago(DAY + 100), until: ago(DAY + 50) },
    { from: ago(DAY + 10), until: ago(DAY - 20) },
    { from: ago(15), until: now },
  ]
  expect(allowanceOf(60, played, now)).toEqual({ kind: 'open', endsAt: later(25) })
})

test('[RG-09] a limit that is used up frees itself as the oldest minutes turn a day old', () => {
  const played = [{ from: ago(90), until: ago(30) }]
  expect(allowanceOf(60, played, now)).toEqual({
    kind: 'used_up',
    availableAt: later(DAY - 90 + 1),
  })
})
