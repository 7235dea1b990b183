import { expect, test, vi } from 'vitest'

import { createReport } from '../../base/report.ts'
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

test('[REPORT-01] noise that comes without an error is known by its words', () => {
  const page = new EventTarget()
  const sink = vi.fn()
  const stop = watchFailures(page, createReport(sink))
  const fail = (message: string) =>
    page.dispatchEvent(Object.assign(new Event('error'), { error: null, message }))
  fail('ResizeObserver loop completed with undelivered notifications.')
  fail('Script error.')
  expect(sink).not.toHaveBeenCalled()
  fail('Uncaught SyntaxError')
  expect(sink).toHaveBeenCalledExactlyOnceWith('Uncaught SyntaxError', { where: 'window' })
  stop()
})
