import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { underHeading } from '../check/heading.ts'
import type { Stage } from './stages.ts'
import { readReport, sum } from './tally.ts'
import type { Tally } from './tally.ts'

/** Runs stages up to the first that fails. A stage that fails without a failed test counts as one. */
export async function runStages(stages: readonly Stage[], reports: string): Promise<Tally> {
  let broken = 0
  for (const { name, run } of stages) {
    const code = await underHeading(name, () => run().catch(explain))
    if (code === 0) continue
    broken = 1
    break
  }
  const tally = sum(readdirSync(reports).map((report) => readReport(join(reports, report))))
  return { ...tally, failed: Math.max(tally.failed, broken) }
}

function explain(error: unknown): number {
  console.error(error instanceof Error ? error.message : error)
  return 1
}
