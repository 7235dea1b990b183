import { join } from 'node:path'
import { ensureTestChromium } from '../system/chromium.ts'
import { root } from '../system/root.ts'
import { runTool } from '../system/run.ts'

/** Runs Playwright on the built site. @returns an exit code */
export async function runEndToEnd(report: string, filters: readonly string[]): Promise<number> {
  const env = { CHROMIUM_PATH: await ensureTestChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const options = ['test', '--reporter=list,json', ...filters]
  return runTool('@playwright/test/cli.js', options, {
    cwd: join(root, 'e2e'),
    env,
    input: 'ignore',
  })
}
