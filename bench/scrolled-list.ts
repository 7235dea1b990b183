import { acceptHeader, calls } from '@touchline/contract'
import type { Browser, Page } from 'playwright-core'

import { metricsOf, type PageMetrics } from '../page-metrics.ts'
import { BENCH_PASSWORD, type BenchPlayer } from '../placements/players.ts'

/** One screen with every frame: nobody reads that fast, and every card is a new one. */
const STEP_PX = 700

export type ScrolledList = {
  page: Page
  metrics: PageMetrics
  bets: number
  /** Between one frame and the next while the list moved, milliseconds. */
  frames: number[]
  /** Of the main thread while the list moved, milliseconds. */
  busy: number
  /** The last of the bets has been shown. */
  reachedEnd: boolean
}

/** Opens My bets for a player who has so many bets. */
export async function openList(
  browser: Browser,
  url: string,
  { player, bets }: { player: BenchPlayer; bets: number },
): Promise<ScrolledList> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const answer = await page.request.post(`${url}/api/platform${calls.signIn.path}`, {
    headers: { accept: acceptHeader(calls.signIn.version) },
    data: { email: player.email, password: BENCH_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`)
  const metrics = await metricsOf(page)
  await page.goto(`${url}/sports/my-bets`)
  await page.locator('html[data-connection=connected]').waitFor({ state: 'attached' })
  await page.locator('main [data-bet-id]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return { page, metrics, bets, frames: [], busy: 0, reachedEnd: false }
}

/** Moves the list for so many frames: down, and up again from its very end. */
export async function scroll(list: ScrolledList, frames: number): Promise<void> {
  const { page, metrics, bets } = list
  const [before = 0] = await metrics.read('TaskDuration')
  const { times, reachedEnd } = await page.evaluate(scrollInPage, { frames, bets, step: STEP_PX })
  const [after = 0] = await metrics.read('TaskDuration')
  list.busy += (after - before) * 1_000
  list.frames.push(...times)
  list.reachedEnd ||= reachedEnd
}

/** Runs in the page. */
async function scrollInPage({ frames, bets, step }: Record<'frames' | 'bets' | 'step', number>) {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const root = document.documentElement
  const isLastShown = () =>
    document.querySelector(`main li[aria-setsize="${bets}"][aria-posinset="${bets}"]`) !== null
  const times: number[] = []
  let reachedEnd = false
  let last = await nextFrame()
  while (times.length < frames) {
    const isAtBottom = root.scrollTop + root.clientHeight >= root.scrollHeight - 1
    // More bets are on their way where the bottom is not the last of them.
    if (isAtBottom && isLastShown()) {
      reachedEnd = true
      root.dataset['benchUp'] = ''
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
  return { times, reachedEnd }
}
