import type { Page } from '@playwright/test'

type Shift = { value: number; elements: string[] }

type Source = { node: Node | null }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

/** Collects every unexpected shift of the layout, from the first paint. Call it before a page opens. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
    /** A font that comes late makes words a little wider: that counts, but moves no element by itself. */
    let fontAt = Number.NEGATIVE_INFINITY
    document.fonts.addEventListener('loadingdone', () => (fontAt = performance.now()))
    const isOfFont = ({ startTime }: ShiftEntry) => Math.abs(startTime - fontAt) < 250
    const describe = ({ node }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      // A price that gets longer begins earlier inside its button, which itself stays.
      if (!element || element.parentElement?.closest('[data-outcome-id]')) return []
      return [`${element.tagName.toLowerCase()}.${element.className}`]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        shifts.push({
          value: entry.value,
          elements: isOfFont(entry) ? [] : entry.sources.flatMap(describe),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)
}
