import { chromium } from '@playwright/test'
import lighthouse, { auditFlowArtifacts } from 'lighthouse'
import type { Artifacts, Flags, Result } from 'lighthouse'
import { chromiumFlags, findChromium } from '../../scripts/system/chromium.ts'
import { freePort } from '../../scripts/system/free-port.ts'

/** Lighthouse's own measure of how much slower a phone is than the computer that it runs on. */
const SLOWER = 4

export type Judgement = {
  /** 0 to 1 by category. */
  scores: Record<string, number>
  /** What took points: `seo: Document has a meta description`. */
  faults: string[]
  /** As on a middling phone with a slow connection, in ms. */
  firstPaint: number
  largestPaint: number
  layoutShift: number
}

/** What Lighthouse says of a page with its profile of a phone, in a browser of its own. */
export async function judgePage(url: string): Promise<Judgement> {
  const port = await freePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    return judgementOf(await audit(url, port))
  } finally {
    await browser.close()
  }
}

/**
 * Audits twice: the first time for the trace, the second one without what other programs took of the
 * processor meanwhile, which Lighthouse would multiply as if the page had used it.
 */
async function audit(url: string, port: number): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    skipAudits: ['full-page-screenshot'],
  }
  const run = await lighthouse(url, flags)
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
  const { artifacts } = run
  const throttling = {
    ...artifacts.settings.throttling,
    cpuSlowdownMultiplier: SLOWER * shareOfProcessor(artifacts.Trace.traceEvents),
  }
  const settings = { ...artifacts.settings, throttling }
  const { steps } = await auditFlowArtifacts({
    name: url,
    gatherSteps: [{ artifacts: { ...artifacts, settings }, flags: { ...flags, throttling } }],
  })
  return steps[0]?.lhr ?? run.lhr
}

/** `tdur` is the processor's part of `dur`, in µs. */
type TraceEvent = Artifacts['Trace']['traceEvents'][number] & { tdur?: number }

/** The part of its time in which the page's main thread had a processor. */
function shareOfProcessor(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = events.filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X')
  let [lasted, ran] = [0, 0]
  for (const task of tasks.filter((each) => pages.has(threadOf(each)))) {
    lasted += task.dur ?? 0
    ran += task.tdur ?? 0
  }
  if (ran === 0) throw new Error('the trace knows nothing of the main thread')
  return Math.min(1, ran / lasted)
}

function judgementOf({ categories, audits }: Result): Judgement {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, score ?? Number.NaN]),
    ),
    faults: Object.values(categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${id}: ${audits[ref.id]?.title ?? ref.id}`),
    ),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
  }
}
