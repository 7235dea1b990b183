import { join } from 'node:path'
import { checks } from '../check/checks.ts'
import { buildWebIfChanged } from '../web/build-web.ts'
import { runEndToEnd } from './end-to-end.ts'
import { runIntegration } from './integration.ts'
import { runOnceMoreOnCi } from './once-more.ts'
import type { RunTests } from './once-more.ts'
import { runVitest } from './vitest.ts'

/** One part of the tests; `run` resolves to an exit code. */
export type Stage = { name: string; run: () => Promise<number> }

const groups: Record<string, readonly string[]> = {
  unit: ['unit'],
  integration: ['integration'],
  e2e: ['build', 'end-to-end'],
}

/**
 * The stages in order, the fast ones first.
 *
 * @param group `unit`, `integration` or `e2e` for that part alone
 * @param filters names of test files, for the runners
 * @param reports folder for the JSON reports; every report in it counts
 * @throws when there is no such group
 */
export function stagesOf(
  group: string | undefined,
  filters: readonly string[],
  reports: string,
): Stage[] {
  const all = allStages(filters, reports)
  if (group === undefined) return all
  const names = groups[group]
  if (!names) {
    throw new Error(`There are no tests "${group}". There are: ${Object.keys(groups).join(', ')}.`)
  }
  return all.filter(({ name }) => names.includes(name))
}

const runUnit: RunTests = (report, files) => runVitest('unit', report, files)

function allStages(filters: readonly string[], reports: string): Stage[] {
  let count = 0
  const newReport = () => join(reports, `${++count}.json`)
  return [
    ...Object.entries(checks).map(([name, run]) => ({ name, run })),
    { name: 'unit', run: () => runOnceMoreOnCi(runUnit, newReport(), filters) },
    { name: 'integration', run: () => runOnceMoreOnCi(runIntegration, newReport(), filters) },
    { name: 'build', run: buildWebIfChanged },
    { name: 'end-to-end', run: () => runEndToEnd(newReport(), filters) },
  ]
}
