import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What a run of Vitest came to. Tests are named `file > suite > test`. */
export type VitestReport = {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
  /** Files in which something failed, a test or what is around the tests. */
  readonly failedFiles: readonly string[]
  /** Tests, and files with an error outside of every test, that failed at first and then did not. */
  readonly flaky: readonly string[]
}

const NOTHING: VitestReport = { passed: [], failed: [], failedFiles: [], flaky: [] }

/** @returns a report of nothing when the run died before it wrote one */
export function readVitestReport(path: string): VitestReport {
  if (!existsSync(path)) return NOTHING
  return JSON.parse(readFileSync(path, 'utf8')) as VitestReport
}

export function writeVitestReport(path: string, report: VitestReport): void {
  writeFileSync(path, JSON.stringify(report))
}

/** A run together with the one of its failed files: a test is what it was in the end. */
export function withSecondRun(first: VitestReport, second: VitestReport): VitestReport {
  const passedNow = new Set(second.passed)
  const failedNow = new Set(second.failed)
  const failed = [...failedNow, ...first.failed.filter((name) => !passedNow.has(name))]
  const stillFailing = new Set(failed)
  const brokenFiles = first.failedFiles.filter(
    (file) => !first.failed.some((name) => name.startsWith(`${file} > `)),
  )
  return {
    passed: [...new Set([...first.passed, ...passedNow])].filter((name) => !failedNow.has(name)),
    failed: [...stillFailing],
    failedFiles: second.failedFiles,
    flaky: [
      ...first.failed.filter((name) => !stillFailing.has(name)),
      ...brokenFiles.filter((file) => !second.failedFiles.includes(file)),
    ],
  }
}
