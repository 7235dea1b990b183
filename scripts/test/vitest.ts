import { join } from 'node:path'
import { compileCache, root } from '../system/root.ts'
import { runTool } from '../system/run.ts'
import { REPORT_VARIABLE } from './vitest-reporter.ts'

/** The projects of vitest.config.ts that make up each part. */
const PROJECTS = {
  unit: ['unit', 'unit pages', 'unit surfaces', 'unit alone'],
  integration: ['integration'],
}

/** Runs one part of vitest.config.ts and writes a report. @returns an exit code */
export function runVitest(
  part: keyof typeof PROJECTS,
  report: string,
  filters: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const reporters = ['dot', join(root, 'scripts/test/vitest-reporter.ts')]
  const options = reporters.map((reporter) => `--reporter=${reporter}`)
  const projects = PROJECTS[part].map((name) => `--project=${name}`)
  return runTool('vitest/vitest.mjs', ['run', ...projects, ...options, ...filters], {
    // Threads and processes of tests load what others have compiled.
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...env,
      [REPORT_VARIABLE]: report,
    },
    input: 'ignore',
  })
}
