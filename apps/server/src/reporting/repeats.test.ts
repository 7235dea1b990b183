import { expect, test, vi } from 'vitest'
import { countRepeats } from './repeats.ts'

function open() {
  const report = vi.fn()
  const waiting: { delayMs: number; action: () => void }[] = []
  const reporter = countRepeats({ report }, (delayMs, action) => {
    waiting.push({ delayMs, action })
  })
  /** Ends the pauses that run. @returns how long they were */
  const pass = () =>
    waiting.splice(0).map(({ delayMs, action }) => {
      action()
      return delayMs
    })
  return { reporter, report, pass }
}

const failureOf = (words: string) => new Error(words)

test('[R11] what fails each second is told once, then with how often, ever more rarely', () => {
  const { reporter, report, pass } = open()
  const last = failureOf('The cup 7 cannot be ended')
  for (let n = 0; n < 59; n += 1) {
    reporter.report(failureOf('The cup 7 cannot be ended'), { task: 'rewards' })
  }
  reporter.report(last, { task: 'rewards' })
  expect(report).toHaveBeenCalledOnce()
  expect(pass()).toEqual([60_000])
  expect(report).toHaveBeenCalledTimes(2)
  expect(report).toHaveBeenLastCalledWith(last, { task: 'rewards', times: 59 })
  reporter.report(last, { task: 'rewards' })
  expect(pass()).toEqual([120_000])
  for (let n = 0; n < 9; n += 1) {
    reporter.report(last, { task: 'rewards' })
    pass()
  }
  expect(report).toHaveBeenCalledTimes(12)
  reporter.report(last, { task: 'rewards' })
  expect(pass()).toEqual([3_600_000])
})

test('[R11] what has come no more for a pause is told at once when it comes again', () => {
  const { reporter, report, pass } = open()
  reporter.report('a fault')
  expect(pass()).toEqual([60_000])
  reporter.report('a fault')
  expect(report.mock.calls).toEqual([
    ['a fault', undefined],
    ['a fault', undefined],
  ])
})

test('[R11] other failures, other work, other things are told each', () => {
  const { reporter, report } = open()
  reporter.report(failureOf('no room'), { task: 'rewards' })
  reporter.report(failureOf('no room'), { task: 'jackpots' })
  reporter.report(failureOf('no time'), { task: 'jackpots' })
  reporter.report(failureOf('no time'), { task: 'settlement', betId: '1' })
  reporter.report(failureOf('no time'), { task: 'settlement', betId: '2' })
  expect(report).toHaveBeenCalledTimes(5)
})

test('[R11] requests that fail alike are one failure, whatever they were about', () => {
  const { reporter, report } = open()
  const asked = (requestId: string, url: string) =>
    reporter.report(failureOf(`no match ${url}`), { requestId, method: 'GET', url })
  asked('a', '/api/sportsbook/matches/17?locale=en')
  asked('b', '/api/sportsbook/matches/18')
  asked('c', '/api/sportsbook/matches/9c3f7a54-4d3a-4d8e-9a55-1f0f4f1d2f31')
  expect(report).toHaveBeenCalledTimes(2)
  asked('d', '/api/sportsbook/tournaments/17')
  expect(report).toHaveBeenCalledTimes(3)
})
