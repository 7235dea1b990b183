import { expect, test, vi } from 'vitest'

import { watchFailures } from './watch-failures.ts'

test('[ALERT-06] errors and rejections that nothing handled are reported until the end', () => {
  const page = new EventTarget()
  const report = vi.fn()
  const stop = watchFailures(page, report)
  const error = new Error('thrown')
  const reason = new Error('rejected')
  page.dispatchEvent(Object.assign(new Event('error'), { error }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(report.mock.calls).toEqual([
    [error, { where: 'window' }],
    [reason, { where: 'promise' }],
  ])
  stop()
  page.dispatchEvent(Object.assign(new Event('error'), { error }))
  expect(report).toHaveBeenCalledTimes(2)
})
