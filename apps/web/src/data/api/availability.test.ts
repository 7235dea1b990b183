import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createAvailability } from './availability.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(ask: () => Promise<unknown>) {
  const onBack = vi.fn()
  const asked = vi.fn(ask)
  const availability = createAvailability({ ask: asked, onBack, random: () => 0 })
  return { ...availability, asked, onBack }
}
const refused = (status: number) => Promise.reject(Object.assign(new Error('no'), { status }))

it('[R1] says that the site is away until it answers, and has what failed read again', async () => {
  let answer = () => refused(503)
  const { store, heard, asked, onBack } = open(() => answer())
  heard(503)
  heard(503)
  await vi.advanceTimersByTimeAsync(250)
  expect(store.getState()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveBeenCalledTimes(2)
  answer = () => Promise.resolve() as Promise<never>
  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.getState()).toBe(true)
  expect(onBack).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

it('[R1] keeps quiet of one refusal that passes, and of a backend that does not know the question', async () => {
  for (const answer of [() => Promise.resolve(), () => refused(404)]) {
    const { store, heard, onBack } = open(answer)
    heard(502)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getState()).toBe(true)
    expect(onBack).not.toHaveBeenCalled()
  }
})

it('[R1] is not concerned by other answers, nor by a line that is cut', async () => {
  const { heard, asked } = open(() => Promise.resolve())
  for (const status of [200, 401, 422, 500, 0]) heard(status)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
})
