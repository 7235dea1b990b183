import type { Page } from 'playwright-core'

export type SeenByPage = {
  /** Milliseconds of the longest task; 0 where none was above 50. */
  longestTask: number
  longTasks: number
  /** Cumulative layout shift. */
  shift: number
}

declare global {
  interface Window {
    soak: SeenByPage
  }
}

/** Begins to note what the page does to its player: tasks above 50 ms and what moves by itself. */
export async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.soak = { longestTask: 0, longTasks: 0, shift: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.soak.longTasks += 1
        window.soak.longestTask = Math.max(window.soak.longestTask, duration)
      }
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.soak.shift += entry.value
      }
    }).observe({ type: 'layout-shift' })
  })
}

export async function readPage(page: Page): Promise<SeenByPage> {
  return page.evaluate(() => window.soak)
}
