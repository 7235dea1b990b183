// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { createAlerts } from '../../parts/alerts/alerts.ts'
import { messages } from '../../testing/messages.ts'
import { comeBack, keepPages } from './keep-pages.ts'

class Worker extends EventTarget {
  state = 'installing'
  readonly heard: unknown[] = []
  postMessage(order: unknown) {
    this.heard.push(order)
  }
  install() {
    this.state = 'installed'
    this.dispatchEvent(new Event('statechange'))
  }
}

function setUp({ controller = null }: { controller?: Worker | null } = {}) {
  const active = controller ?? new Worker()
  const registration = Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    active,
    update: vi.fn(() => Promise.resolve()),
  })
  const container = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve(registration),
    register: vi.fn(() => Promise.resolve(registration)),
  })
  const alerts = createAlerts(() => ({ locale: 'en', messages }))
  const reload = vi.fn()
  let now = 0
  const stop = keepPages({
    container: container as never,
    alerts,
    seen: () => ({ page: '/sports', files: ['/assets/a.js'] }),
    now: () => now,
    reload,
  })
  stops.push(stop)
  const update = () => {
    const worker = new Worker()
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = worker
    worker.install()
    return worker
  }
  const later = (ms: number) => {
    now += ms
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const shown = () => alerts.queue.getSnapshot()
  return { container, registration, active, reload, update, later, shown }
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('the first worker is told what the page before it was made of', async () => {
  const { active, shown } = setUp()
  await vi.waitFor(() =>
    expect(active.heard).toEqual([{ kind: 'keep', page: '/sports', files: ['/assets/a.js'] }]),
  )
  expect(shown()).toBeNull()
})

test('a new version waits for the player’s word, then takes over', async () => {
  const { container, registration, reload, update, shown } = setUp({ controller: new Worker() })
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
  await registration.update()
  const worker = update()
  expect(shown()).toMatchObject({ title: 'A new version is here' })
  expect(worker.heard).toEqual([])
  shown()?.action?.onAction()
  expect(worker.heard).toEqual([{ kind: 'take-over' }])
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('another tab’s word does not load this page again', async () => {
  const { container, reload } = setUp({ controller: new Worker() })
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
})

test('a tab that is looked at again after long asks for a new version, once an hour', async () => {
  const { container, registration, later } = setUp({ controller: new Worker() })
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled())
  later(60_000)
  expect(registration.update).not.toHaveBeenCalled()
  later(3_600_000)
  later(60_000)
  expect(registration.update).toHaveBeenCalledOnce()
})

test('a kept page is loaded anew when the site has a page again, and once', async () => {
  vi.useFakeTimers()
  let status = 502
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status })))
  const reload = vi.fn()
  void comeBack(reload)
  void comeBack(reload)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reload).not.toHaveBeenCalled()
  expect(asked.mock.calls.length).toBeLessThan(15)
  status = 200
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
  asked.mockRestore()
  vi.useRealTimers()
})
