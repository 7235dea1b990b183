import type { Browser, BrowserContext, JSHandle, Page } from 'playwright-core'

import { metricsOf, type PageMetrics } from './page-metrics.ts'

/** One screen with every frame: nobody reads that fast, and every row is a new one. */
const STEP_PX = 700
const FRAMES_PER_TURN = 200
/** The end of the longest list is reached far before. */
const MOST_TURNS = 80

export type ScrolledList = {
  page: Page
  metrics: PageMetrics
  rows: number
  /** In the page: whether the last row has come. */
  isComplete: JSHandle<() => boolean>
  /** Between one frame and the next while the list moved, milliseconds. */
  frames: number[]
  /** Of the main thread while the list moved, milliseconds. */
  busy: number
  /** Frames that showed nothing new, because the rows below were on their way. */
  waited: number
  /** The last row has been shown. */
  reachedEnd: boolean
}

type ListPage = {
  address: string
  /** A row of the list. */
  row: string
  rows: number
  /** Runs in the page: whether the last of so many rows has come. */
  isComplete: (rows: number) => boolean
  /** Before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<void>
}

/** Opens a page with a long list; it stands at its top, follows what is pushed, and is quiet. */
export async function openList(
  browser: Browser,
  { address, row, rows, isComplete, prepare }: ListPage,
): Promise<ScrolledList> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'UTC',
  })
  await prepare?.(context)
  const page = await context.newPage()
  const metrics = await metricsOf(page)
  await page.goto(address)
  await page.locator('html[data-connection=connected]').waitFor({ state: 'attached' })
  await page.locator(row).first().waitFor()
  await page.waitForLoadState('networkidle')
  const handle = await page.evaluateHandle(`() => (${isComplete.toString()})(${rows})`)
  return {
    page,
    metrics,
    rows,
    isComplete: handle as JSHandle<() => boolean>,
    frames: [],
    busy: 0,
    waited: 0,
    reachedEnd: false,
  }
}

/**
 * Both lists for as many frames, the long one to its last row: in turns, so that a noisy moment of
 * the machine meets both. The short one goes up and down.
 */
export async function scrollInTurns(many: ScrolledList, few: ScrolledList): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    for (const list of [many, few]) await scroll(list)
    if (many.reachedEnd) return
  }
  throw new Error(`the last of ${many.rows} rows did not come`)
}

/** Moves the list for the frames of a turn: down, and up again from its very end. */
async function scroll(list: ScrolledList): Promise<void> {
  const { busy, frames, waited, reachedEnd } = await scrollBy(list, STEP_PX)
  list.busy += busy
  list.frames.push(...frames)
  list.waited += waited
  list.reachedEnd ||= reachedEnd
}

/** The frames of a turn at another speed, which does not count among those of the list. */
export async function scrollBy(list: ScrolledList, step: number): Promise<Turn> {
  const { page, metrics, isComplete } = list
  const [before = 0] = await metrics.read('TaskDuration')
  const turn = await page.evaluate(scrollInPage, { frames: FRAMES_PER_TURN, step, isComplete })
  const [after = 0] = await metrics.read('TaskDuration')
  return { ...turn, busy: (after - before) * 1_000 }
}

export type Turn = Pick<ScrolledList, 'frames' | 'busy' | 'waited' | 'reachedEnd'>

type Wanted = { frames: number; step: number; isComplete: () => boolean }

/** Runs in the page. */
async function scrollInPage({ frames, step, isComplete }: Wanted) {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const root = document.documentElement
  const times: number[] = []
  let waited = 0
  let reachedEnd = false
  let last = await nextFrame()
  while (times.length < frames) {
    const isAtBottom = root.scrollTop + root.clientHeight >= root.scrollHeight - 1
    // More rows are on their way where the bottom is not the last of them.
    if (isAtBottom && isComplete()) {
      reachedEnd = true
      root.dataset['benchUp'] = ''
    } else if (isAtBottom) {
      waited += 1
    }
    if (root.scrollTop === 0) delete root.dataset['benchUp']
    window.scrollBy({
      top: 'benchUp' in root.dataset ? -step : step,
      behavior: 'instant',
    })
    const now = await nextFrame()
    times.push(now - last)
    last = now
  }
  return { frames: times, waited, reachedEnd }
}
