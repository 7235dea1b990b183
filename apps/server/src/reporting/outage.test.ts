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
  const answer = async () => {
    const asked = ends.length
    ends.at(-1)?.()
    await vi.waitFor(() =>
      expect(logger.info.mock.calls.length + ends.length).toBeGreaterThan(asked),
    )
  }
  const pass = (ms: number) => (now += ms)
  return { reporter, logger, report, answer, pass }
}

test('[R11] a service that is away is said once, and how often it failed when it is back', async () => {
  const { reporter, logger, report, answer, pass } = open()
  for (let n = 0; n < 590; n += 1) reporter.report('closed', { task: 'book' })
  expect(logger.error).toHaveBeenCalledOnce()
  expect(logger.error.mock.lastCall).toEqual([
    { err: 'closed', task: 'book' },
    'Redis does not answer; what fails until it does is counted',
  ])
  expect(report).not.toHaveBeenCalled()
  pass(12_340)
  reporter.report('closed')
  pass(5_000)
  await answer()
  expect(logger.info).not.toHaveBeenCalled()
  await answer()
  expect(logger.info.mock.lastCall).toEqual([
    { failures: 591, seconds: 12.3 },
    'Redis answers again',
  ])
  reporter.report('closed')
  expect(logger.error).toHaveBeenCalledTimes(2)
})

test('[R11] one that answers while it still fails is not back yet', async () => {
  const { reporter, logger, answer } = open()
  reporter.report('closed')
  reporter.report('closed')
  await answer()
  reporter.report('closed')
  await answer()
  expect(logger.info).not.toHaveBeenCalled()
  expect(logger.error).toHaveBeenCalledOnce()
  await answer()
  expect(logger.info.mock.lastCall).toEqual([{ failures: 3, seconds: 0 }, 'Redis answers again'])
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
