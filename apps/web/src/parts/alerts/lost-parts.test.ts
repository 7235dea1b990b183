import { expect, test, vi } from 'vitest'

import { messages } from '../../testing/messages.ts'
import { memoryStorage } from '../../base/browser-storage.ts'
import { createAlerts } from './alerts.ts'
import { watchLostParts } from './lost-parts.ts'

type Tab = { isOnline?: boolean; isOpeningPage?: boolean; isDialogOpen?: boolean }

function setUp(
  { isOnline = true, isOpeningPage = false, isDialogOpen = false }: Tab,
  storage = memoryStorage(),
) {
  const page = new EventTarget()
  const alerts = createAlerts(() => ({ locale: 'en', messages }))
  const reload = vi.fn()
  const stop = watchLostParts({
    page,
    alerts,
    storage,
    isOnline: () => isOnline,
    isOpeningPage: () => isOpeningPage,
    isDialogOpen: () => isDialogOpen,
    reload,
  })
  const lose = (file: string) => {
    const payload = new TypeError(`Failed to fetch dynamically imported module: ${file}`)
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  }
  return { lose, reload, stop, shown: () => alerts.queue.getSnapshot() }
}

test('a part that is gone is told, and stays told until the player reloads', () => {
  const { lose, reload, shown } = setUp({})
  lose('/assets/my-bets.js')
  expect(reload).not.toHaveBeenCalled()
  expect(shown()).toMatchObject({ title: messages.alerts.partLost, durationMs: null })
  expect(shown()?.action?.label).toBe(messages.alerts.reload)
  shown()?.action?.onAction()
  expect(reload).toHaveBeenCalledOnce()
})

test('while another page opens it is loaded as a whole, once for the same part', () => {
  const storage = memoryStorage()
  const first = setUp({ isOpeningPage: true }, storage)
  first.lose('/assets/match.js')
  first.lose('/assets/match-header.js')
  expect(first.reload).toHaveBeenCalledOnce()
  expect(first.shown()).toBeNull()

  const loaded = setUp({ isOpeningPage: true }, storage)
  loaded.lose('/assets/match.js')
  expect(loaded.reload).not.toHaveBeenCalled()
  expect(loaded.shown()).not.toBeNull()
  loaded.lose('/assets/results.js')
  expect(loaded.reload).toHaveBeenCalledOnce()
})

test('what a player may have filled in is not taken away', () => {
  const { lose, reload, shown } = setUp({ isOpeningPage: true, isDialogOpen: true })
  lose('/assets/match.js')
  expect(reload).not.toHaveBeenCalled()
  expect(shown()).not.toBeNull()
})

test('without a connection nothing is gone', () => {
  const { lose, reload, shown } = setUp({ isOnline: false, isOpeningPage: true })
  lose('/assets/match.js')
  expect(reload).not.toHaveBeenCalled()
  expect(shown()).toBeNull()
})

test('it ends', () => {
  const { lose, stop, shown } = setUp({})
  stop()
  lose('/assets/match.js')
  expect(shown()).toBeNull()
})
