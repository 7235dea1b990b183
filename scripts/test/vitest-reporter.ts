import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { root } from '../system/root.ts'
import { writeVitestReport } from './vitest-report.ts'

/** Names the file for the report; Vitest makes reporters from a path alone, without options. */
export const REPORT_VARIABLE = 'TOUCHLINE_TEST_REPORT'

/** Vitest's own JSON does not say from which file an error came that no test is to blame for. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly object[]): void {
    const path = process.env[REPORT_VARIABLE]
    if (path === undefined) return
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${fileOf(module.moduleId)} > ${test.fullName}`,
        state: test.result().state,
      })),
    )
    const namesOf = (wanted: string) =>
      tests.filter(({ state }) => state === wanted).map(({ name }) => name)
    const failedFiles = [
      ...modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId),
      ...errors.flatMap((error) => testPathOf(error) ?? []),
    ].map(fileOf)
    writeVitestReport(path, {
      passed: namesOf('passed'),
      failed: namesOf('failed'),
      failedFiles: [...new Set(failedFiles)],
      flaky: [],
    })
  }
}

function fileOf(path: string): string {
  return relative(root, path)
}

/** Vitest notes the file that ran when the error came; it may not know. */
function testPathOf(error: object): string | undefined {
  const path = 'VITEST_TEST_PATH' in error ? error.VITEST_TEST_PATH : undefined
  return typeof path === 'string' ? path : undefined
}
