import lighthouse, { auditFlowArtifacts } from 'lighthouse'
import type { Flags, Result } from 'lighthouse'
import { chromium } from 'playwright-core'

import { chromiumFlags, ensureChromium } from '../../scripts/system/chromium.ts'
import { freePort } from '../../scripts/system/free-port.ts'
import { inProcessorTime } from './processor-time.ts'

export type Judgement = {
  /** 0 to 1. */
  performance: number
  /** As on a middling phone with a slow connection, in ms. */
  firstPaint: number
  largestPaint: number
  /** By long tasks, in total, in ms. */
  blocked: number
}

/** What Lighthouse says of a page's performance with its profile of a phone, in a browser of its own. */
export async function judgePage(url: string): Promise<Judgement> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    return judgementOf(await audit(url, port))
  } finally {
    await browser.close()
  }
}

/** Audits twice: the first time for the trace, the second one without what other programs took. */
async function audit(url: string, port: number): Promise<Result> {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: ['performance'] }
  const run = await lighthouse(url, flags)
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
  const { artifacts } = run
  const traceEvents = inProcessorTime(artifacts.Trace.traceEvents)
  const Trace = { ...artifacts.Trace, traceEvents }
  const { steps } = await auditFlowArtifacts({
    name: url,
    gatherSteps: [{ artifacts: { ...artifacts, Trace }, flags }],
  })
  return steps[0]?.lhr ?? run.lhr
}

function judgementOf({ categories, audits }: Result): Judgement {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: categories['performance']?.score ?? 0,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
  }
}
