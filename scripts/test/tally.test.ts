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
  const unit = readReport(report({ numPassedTests: 12, numFailedTests: 1 }))
  const browser = readReport(
    report({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 } }),
  )
  expect(sum([unit, browser])).toEqual({ passed: 16, failed: 3 })
})

it('counts nothing when there is no report', () => {
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 })
})
