import type { Page } from 'playwright-core'

export type PageMetrics = {
  /** Seconds, bytes or pieces, as the browser counts it. */
  read: (...names: readonly string[]) => Promise<number[]>
  /** Makes the page's processor so much slower than this machine. */
  slowDown: (rate: number) => Promise<void>
  collectGarbage: () => Promise<void>
}

/** What Chromium counts about a page; times are processor time of its main thread. */
export async function metricsOf(page: Page): Promise<PageMetrics> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    async read(...names) {
      const { metrics } = await session.send('Performance.getMetrics')
      return names.map((wanted) => {
        const value = metrics.find(({ name }) => name === wanted)?.value
        if (value === undefined) throw new Error(`the browser does not tell ${wanted}`)
        return value
      })
    },
    async slowDown(rate) {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    },
    async collectGarbage() {
      await session.send('HeapProfiler.collectGarbage')
    },
  }
}
