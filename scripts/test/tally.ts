import { existsSync, readFileSync } from 'node:fs'
import type { VitestReport } from './vitest-report.ts'

/** Numbers of tests, and the names of those that passed only when they were run again. */
export type Tally = { passed: number; failed: number; flaky: readonly string[] }

type PlaywrightSpec = { title: string; file: string; tests: readonly { status: string }[] }
type PlaywrightSuite = {
  specs?: readonly PlaywrightSpec[]
  suites?: readonly PlaywrightSuite[]
}
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; flaky: number; unexpected: number }
}

/** Reads the JSON report of Vitest or Playwright; a missing one counts nothing. */
export function readReport(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 0, flaky: [] }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected, flaky: flakySpecs(report) }
  }
  const { passed, failed, flaky } = report
  return { passed: passed.length, failed: failed.length, flaky }
}

function flakySpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file} > ${title}`)
  return [...own, ...suites.flatMap(flakySpecs)]
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  }
}
