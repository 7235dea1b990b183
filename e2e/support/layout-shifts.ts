import type { Page } from '@playwright/test'

type Shift = { value: number; elements: string[] }

type Source = { node: Node | null }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

type Watched = { shifts: (Shift & { at: number })[]; fontsAt: number[] }

/** A font that came is told of within this time of the frame that shows it, on a busy machine too. */
const OF_FONT_MS = 1_000

/** Collects every unexpected shift of the layout, from the first paint. Call it before a page opens. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], fontsAt: [] }
    Object.assign(window, { watchedLayout: watched })
    document.fonts.addEventListener('loadingdone', () => watched.fontsAt.push(performance.now()))
    const describe = ({ node }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      // A price that gets longer begins earlier inside its button, which itself stays.
      if (!element || element.parentElement?.closest('[data-outcome-id]')) return []
      return [`${element.tagName.toLowerCase()}.${element.className}`]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        const elements = entry.sources.flatMap(describe)
        watched.shifts.push({ value: entry.value, elements, at: entry.startTime })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * What has moved. Words that take a little more room once their font is there count in `value`, but
 * name no elements.
 */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  const { shifts, fontsAt } = await page.evaluate(
    () => (window as unknown as { watchedLayout: Watched }).watchedLayout,
  )
  return shifts.map(({ value, elements, at }) => ({
    value,
    elements: fontsAt.some((font) => Math.abs(font - at) < OF_FONT_MS) ? [] : elements,
  }))
}
