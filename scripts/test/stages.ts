import { join } from 'node:path'
import { checks } from '../check/checks.ts'
import { buildWebIfChanged } from '../web/build-web.ts'
import { runIntegration } from './integration.ts'
import { runOnceMoreOnCi } from './once-more.ts'
import type { RunTests } from './once-more.ts'
import { runVitest } from './vitest.ts'
import { ensureTestChromium } from '../system/chromium.ts'
import { root } from '../system/root.ts'
import { runTool } from '../system/run.ts'

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
  if (group === undefined) return allStages(filters, reports, earlyBuild())
  const all = allStages(filters, reports, { begin: () => undefined, end: buildWebIfChanged })
  const names = groups[group]
  if (!names) {
    throw new Error(`There are no tests "${group}". There are: ${Object.keys(groups).join(', ')}.`)
  }
  return all.filter(({ name }) => names.includes(name))
}

const runUnit: RunTests = (report, files) => runVitest('unit', report, files)

type Build = { begin: () => void; end: () => Promise<number> }

/** Runs beside the stages after `begin`, in which a processor waits now and then. */
function earlyBuild(): Build {
  let running: Promise<number> | undefined
  return {
    begin() {
      running = buildWebIfChanged()
      // Whoever asks for its end hears of it.
      running.catch(() => undefined)
    },
    end: () => running ?? buildWebIfChanged(),
  }
}

function allStages(filters: readonly string[], reports: string, build: Build): Stage[] {
  let count = 0
  const newReport = () => join(reports, `${++count}.json`)
  return [
    ...Object.entries(checks).map(([name, run]) => ({ name, run })),
    {
      name: 'unit',
      run: () => {
        build.begin()
        return runOnceMoreOnCi(runUnit, newReport(), filters)
      },
    },
    { name: 'integration', run: () => runOnceMoreOnCi(runIntegration, newReport(), filters) },
    { name: 'build', run: build.end },
    { name: 'end-to-end', run: () => runEndToEnd(newReport(), filters) },
  ]
}

/** Runs Playwright on the built site. @returns an exit code */
async function runEndToEnd(report: string, filters: readonly string[]): Promise<number> {
  const env = { CHROMIUM_PATH: await ensureTestChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const options = ['test', '--reporter=list,json', ...filters]
  return runTool('@playwright/test/cli.js', options, {
    cwd: join(root, 'e2e'),
    env,
    input: 'ignore',
  })
}
