import { runTool } from '../system/run.ts'

/** Runs one project of vitest.config.ts and writes a JSON report. @returns an exit code */
export function runVitest(
  project: 'unit' | 'integration',
  report: string,
  filters: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters, ...filters], {
    env,
    input: 'ignore',
  })
}
