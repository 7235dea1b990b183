import { vi } from 'vitest'

import type * as Storages from '../../base/browser-storage.ts'
import type { BrowserStorages, KeyValueStorage } from '../../base/browser-storage.ts'

let pagesLeft = 0

/** What is still under way in the pages so far writes nothing from here on, as in a browser. */
export function leavePages(): void {
  pagesLeft += 1
}

function untilLeft({ session, local }: BrowserStorages): BrowserStorages {
  const atFirst = pagesLeft
  const isLeft = () => pagesLeft !== atFirst
  const ofPage = (storage: KeyValueStorage): KeyValueStorage => ({
    getItem: storage.getItem,
    setItem: (key, value) => (isLeft() ? undefined : storage.setItem(key, value)),
    removeItem: (key) => (isLeft() ? undefined : storage.removeItem(key)),
  })
  return { session: ofPage(session), local: ofPage(local) }
}

vi.mock('../../base/browser-storage.ts', async (load) => {
  const real = await load<typeof Storages>()
  return { ...real, browserStorages: () => untilLeft(real.browserStorages()) }
})
