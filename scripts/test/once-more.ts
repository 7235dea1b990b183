import { readVitestReport, withSecondRun, writeVitestReport } from './vitest-report.ts'

/** Runs tests, all or those of the named files, and writes a report. @returns an exit code */
export type RunTests = (report: string, files: readonly string[]) => Promise<number>

/**
 * Runs tests and, on CI, the files once more in which something failed: its machine is shared. What
 * fails both times fails the run; what fails once is named as flaky in the report.
 *
 * @returns an exit code
 */
export async function runOnceMoreOnCi(
  run: RunTests,
  report: string,
  filters: readonly string[],
): Promise<number> {
  const code = await run(report, filters)
  if (code === 0 || process.env['CI'] === undefined) return code
  const first = readVitestReport(report)
  const files = first.failedFiles
  console.log(`\nFailed; once more: ${files.length === 0 ? 'everything' : files.join(', ')}\n`)
  const codeThen = await run(report, files.length === 0 ? filters : files)
  writeVitestReport(report, withSecondRun(first, readVitestReport(report)))
  return codeThen
}
