import { expect, it } from 'vitest'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { createRateLimit } from './rate-limit.ts'

const rate = { burst: 3, everyMs: 500 }

it('answers a burst, then as many as the rate allows', () => {
  const clock = createManualClock()
  const limit = createRateLimit(() => clock.now())
  const ask = () => limit.take('ada', rate)
  expect([ask(), ask(), ask(), ask()]).toEqual([0, 0, 0, 500])
  clock.advance(499)
  expect(ask()).toBe(1)
  clock.advance(1)
  expect([ask(), ask()]).toEqual([0, 500])
  clock.advance(60_000)
  expect([ask(), ask(), ask(), ask()]).toEqual([0, 0, 0, 500])
})

it('counts every asker alone, however many there are', () => {
  const clock = createManualClock()
  const limit = createRateLimit(() => clock.now())
  for (let time = 0; time < 3; time += 1) limit.take('ada', rate)
  for (let other = 0; other < 25_000; other += 1) expect(limit.take(`${other}`, rate)).toBe(0)
  expect(limit.take('ada', rate)).toBe(500)
})

it('answers several at once or none of them, and after the wait that it has said', () => {
  const clock = createManualClock()
  const limit = createRateLimit(() => clock.now())
  const ask = (questions: number) => limit.take('ada', rate, questions)
  expect([ask(0), ask(2), ask(3)]).toEqual([0, 0, 1_000])
  clock.advance(1_000)
  expect([ask(3), ask(5)]).toEqual([0, 1_500])
  clock.advance(1_500)
  expect([ask(5), ask(1)]).toEqual([0, 1_500])
})
