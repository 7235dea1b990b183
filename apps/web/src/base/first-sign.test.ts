import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

const listening = new EventTarget()
let dataset: { hydrated?: string }
let reacts: () => void = () => undefined

beforeEach(() => {
  dataset = { hydrated: 'true' }
  vi.stubGlobal('window', listening)
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        reacts = changed
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Two of what waits. Says once for each page whether there was a sign. */
async function waiting() {
  vi.resetModules()
  const { onFirstSign } = await import('./first-sign.ts')
  const ran: string[] = []
  onFirstSign(() => ran.push('slip'))
  onFirstSign(() => ran.push('menus'))
  return { onFirstSign, ran }
}

const moved = (by: { movementX: number; movementY: number }) =>
  listening.dispatchEvent(Object.assign(new Event('pointermove'), by))

it('runs what waits for the first sign after it, each in a task of its own', async () => {
  const { onFirstSign, ran } = await waiting()
  listening.dispatchEvent(new Event('pointerdown'))
  expect(ran).toEqual([])
  expect(vi.getTimerCount()).toBe(2)
  vi.runAllTimers()
  expect(ran).toEqual(['slip', 'menus'])
  listening.dispatchEvent(new Event('keydown'))
  vi.runAllTimers()
  onFirstSign(() => ran.push('late'))
  expect(ran).toEqual(['slip', 'menus', 'late'])
})

it('takes a pointer that rests for no sign', async () => {
  const { ran } = await waiting()
  moved({ movementX: 0, movementY: 0 })
  vi.runAllTimers()
  expect(ran).toEqual([])
  moved({ movementX: 0, movementY: -1 })
  vi.runAllTimers()
  expect(ran).toEqual(['slip', 'menus'])
})

it('waits with all of it until the page reacts', async () => {
  delete dataset.hydrated
  const { onFirstSign, ran } = await waiting()
  listening.dispatchEvent(new Event('wheel'))
  await vi.advanceTimersByTimeAsync(1_000)
  onFirstSign(() => ran.push('late'))
  expect(ran).toEqual([])
  dataset.hydrated = 'true'
  reacts()
  await vi.advanceTimersByTimeAsync(1)
  expect(ran).toEqual(['slip', 'menus', 'late'])
})

it('leaves no error of code that does not come to nobody', async () => {
  const unheard = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  vi.resetModules()
  const { fetchOnFirstSign } = await import('./first-sign.ts')
  let asked = 0
  // A mock would hear of the error itself.
  fetchOnFirstSign(() => {
    asked += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  listening.dispatchEvent(new Event('keydown'))
  vi.runAllTimers()
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toBe(1)
  expect(unheard).not.toHaveBeenCalled()
})
