import { join } from 'node:path'
import { root } from '../system/root.ts'
import { runTool } from '../system/run.ts'
import { REPORT_VARIABLE } from './vitest-reporter.ts'

/** Runs one project of vitest.config.ts and writes a report. @returns an exit code */
export function runVitest(
  project: 'unit' | 'integration',
  report: string,
  filters: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const reporters = ['dot', join(root, 'scripts/test/vitest-reporter.ts')]
  const options = reporters.map((reporter) => `--reporter=${reporter}`)
  return runTool('vitest/vitest.mjs', ['run', '--project', project, ...options, ...filters], {
    env: { ...env, [REPORT_VARIABLE]: report },
    input: 'ignore',
  })
}
