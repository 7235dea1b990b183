import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lateComponent } from './late-component.tsx'

const Greeting = () => <p>Ada</p>
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
const report = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('reportError', report)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is needed and did not come is asked for again, ever more seldom, until it is there', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(gone)
  const Part = lateComponent(load, () => null)
  Part.fetch()
  Part.fetch()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(load).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledExactlyOnceWith(gone)
  await vi.advanceTimersByTimeAsync(200)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  // After 3, 6, 12 and 24 seconds.
  expect(load).toHaveBeenCalledTimes(5)
  load.mockResolvedValue(Greeting)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(6)
  Part.fetch()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(6)
})
