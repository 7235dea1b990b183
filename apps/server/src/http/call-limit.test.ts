import { expect, it } from 'vitest'
import { createManualClock } from '../modules/testing/manual-clock.ts'
import { createCallLimit, createVisitorLimit } from './call-limit.ts'
import { Problem } from './problem.ts'

const rate = { burst: 3, everyMs: 1_500 }
const tooOften: unknown = expect.objectContaining({
  status: 429,
  messageKey: 'error.http.too_often',
  details: { params: { seconds: 2 }, details: { retry_after_seconds: 2 } },
})

it('refuses who asks too often, and says for how long', () => {
  const clock = createManualClock()
  const limit = createCallLimit(() => clock.now(), 'error.http.too_often')
  limit('ada', rate, 3)
  expect(() => limit('ada', rate)).toThrow(tooOften)
  expect(() => limit('ada', rate)).toThrow(Problem)
  expect(() => limit('bob', rate)).not.toThrow()
  clock.advance(1_500)
  expect(() => limit('ada', rate)).not.toThrow()
})

it('answers several at once to who has waited as long as was said', () => {
  const clock = createManualClock()
  const limit = createCallLimit(() => clock.now(), 'error.http.too_often')
  limit('ada', rate, 2)
  expect(() => limit('ada', rate, 2)).toThrow(tooOften)
  clock.advance(2_000)
  expect(() => limit('ada', rate, 2)).not.toThrow()
})

it('counts a whole network of IPv6 as one visitor', () => {
  const clock = createManualClock()
  const limit = createVisitorLimit(rate, () => clock.now())
  for (const end of ['1', '2', '3']) limit(`2001:db8:0:1::${end}`)
  expect(() => limit('2001:db8:0:1::4')).toThrow(tooOften)
  expect(() => limit('2001:db8:0:2::4')).not.toThrow()
})
