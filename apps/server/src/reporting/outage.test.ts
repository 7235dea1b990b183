import { expect, test, vi } from 'vitest'
import { countOutages } from './outage.ts'

function open() {
  const logger = { error: vi.fn(), info: vi.fn() }
  const report = vi.fn()
  const ends: (() => void)[] = []
  let now = 0
  const redis = {
    name: 'Redis',
    recognises: (error: unknown) => error === 'closed',
    back: () => new Promise<void>((resolve) => ends.push(resolve)),
  }
  const reporter = countOutages({ report }, logger, [redis], () => now)
  const endOutage = async (ms: number) => {
    now += ms
    ends.at(-1)?.()
    await vi.waitFor(() => expect(logger.info).toHaveBeenCalled())
  }
  return { reporter, logger, report, endOutage, ends }
}

test('[R11] a service that is away is said once, and how often it failed when it is back', async () => {
  const { reporter, logger, report, endOutage, ends } = open()
  for (let n = 0; n < 590; n += 1) reporter.report('closed', { task: 'book' })
  expect(logger.error).toHaveBeenCalledOnce()
  expect(logger.error.mock.lastCall).toEqual([
    { err: 'closed', task: 'book' },
    'Redis does not answer; what fails until it does is counted',
  ])
  expect(report).not.toHaveBeenCalled()
  await endOutage(12_340)
  expect(logger.info.mock.lastCall).toEqual([
    { failures: 590, seconds: 12.3 },
    'Redis answers again',
  ])
  reporter.report('closed')
  expect(logger.error).toHaveBeenCalledTimes(2)
  expect(ends).toHaveLength(2)
})

test('faults that tell of something else are reported each', () => {
  const { reporter, logger, report } = open()
  reporter.report('a fault', { task: 'book' })
  reporter.report('closed')
  reporter.report('another')
  expect(report.mock.calls).toEqual([
    ['a fault', { task: 'book' }],
    ['another', undefined],
  ])
  expect(logger.error).toHaveBeenCalledOnce()
})
