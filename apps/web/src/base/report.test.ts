import { expect, test, vi } from 'vitest'

import { createReport, HANDLED, isReportable } from './report.ts'

const named = (name: string, message = 'x') => Object.assign(new Error(message), { name })

test('[REPORT-01] noise is not reported', () => {
  const noise = [
    new Error('ResizeObserver loop completed with undelivered notifications.'),
    named('AbortError'),
    named('CancelledError'),
    named('TimeoutError'),
    named('ChunkLoadError'),
    new TypeError('Failed to fetch'),
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    new Error('Unable to preload CSS for /assets/x.css'),
    new Error('https://www.googletagmanager.com/gtm.js: x is not defined'),
    new Error('Script error.'),
    new Error('Loading script failed: https://chat.example/widget.js'),
    new Error('Failed to load script https://chat.example/widget.js'),
    Object.assign(new Error('x is not defined'), {
      stack: 'ReferenceError: x is not defined\n at https://www.googletagmanager.com/gtm.js:1:2',
    }),
    'ResizeObserver loop limit exceeded',
    new Error('User is out of limit'),
    Object.assign(new Error('dealt with'), { [HANDLED]: true }),
    Object.assign(new Error('listBets'), { kind: 'no_answer', status: 0 }),
  ]
  expect(noise.filter(isReportable)).toEqual([])
})

test('[RG-13] that a player is out of limit is told to the player, not to the operator', () => {
  const sink = vi.fn()
  const report = createReport(sink)
  report(new Error('User is out of limit'))
  report(new Error('Rejected: user is out of limit.'))
  expect(sink).not.toHaveBeenCalled()
  report(new Error('User is out of reach'))
  expect(sink).toHaveBeenCalledTimes(1)
})

test('[REPORT-02] a page that was not found is no failure', () => {
  expect(isReportable(Object.assign(new Error('getMatch'), { status: 404 }))).toBe(false)
})

test('[ALERT-06] everything else reaches the sink, and a failing sink reaches nobody', () => {
  const sink = vi.fn(() => {
    throw new Error('sink is down')
  })
  const report = createReport(sink)
  const error = Object.assign(new Error('listBets'), { kind: 'refused', status: 500 })
  report(error, { where: 'my-bets' })
  expect(sink).toHaveBeenCalledExactlyOnceWith(error, { where: 'my-bets' })
})
