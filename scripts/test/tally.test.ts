import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readReport, sum } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchline-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

it('reads both reports and adds them up', () => {
  const unit = readReport(
    report({ passed: ['a > b', 'a > c'], failed: ['a > d'], failedFiles: ['a'], flaky: ['a > c'] }),
  )
  const browser = readReport(
    report({
      stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 },
      suites: [
        {
          suites: [
            {
              specs: [
                { title: 'steady', file: 'slip/tap.spec.ts', tests: [{ status: 'expected' }] },
                { title: 'now and then', file: 'slip/tap.spec.ts', tests: [{ status: 'flaky' }] },
              ],
            },
          ],
        },
      ],
    }),
  )
  expect(sum([unit, browser])).toEqual({
    passed: 6,
    failed: 3,
    flaky: ['a > c', 'e2e/slip/tap.spec.ts > now and then'],
  })
})

it('counts nothing when there is no report', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, flaky: [] })
})
