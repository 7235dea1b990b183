import { expect, onTestFinished, test, vi } from 'vitest'

import { failedIcons, watchIcons } from './watch-icons.ts'

const iconsUrl = '/fe-api/icons.svg?v=1'
const name = `https://bets.example${iconsUrl}`

test('[IMG-04] icons failed with an error status, or without an answer', () => {
  const refused = { name, responseStatus: 500, decodedBodySize: 20 }
  const broken = { name, responseStatus: 0, decodedBodySize: 0 }
  const fine = { name, responseStatus: 200, decodedBodySize: 20 }
  const other = { name: 'https://bets.example/a.js', responseStatus: 500 }
  expect(failedIcons([fine, other], iconsUrl)).toBeUndefined()
  expect(failedIcons([fine, refused], iconsUrl)).toBe(refused)
  expect(failedIcons([broken], iconsUrl)).toBe(broken)
})

test('[IMG-04] a failure is reported once', () => {
  let tell: (files: { getEntries: () => object[] }) => void = () => undefined
  const disconnect = vi.fn()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe = vi.fn()
      disconnect = disconnect
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const report = vi.fn()
  watchIcons(iconsUrl, report)
  tell({ getEntries: () => [{ name, responseStatus: 500 }] })
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), { where: 'icons' })
  expect(disconnect).toHaveBeenCalledTimes(1)
})
