import type { Page } from '@playwright/test'

type Shift = { value: number; elements: string[]; isOfFont: boolean }

type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

type Watched = { shifts: (Omit<Shift, 'isOfFont'> & { at: number })[]; fontsAt: number[] }

/** A font that came is told of within this time of the frame that shows it, on a busy machine too. */
const OF_FONT_MS = 1_000
/** Above these it is no word in another font, and no half of an element. */
const MOST_OF_FONT = 0.01
const MOST_OF_PARSER = 0.001

/**
 * Collects every unexpected shift of the layout, from the first paint, with all that moves. Call it
 * before a page opens.
 */
export async function watchLayout(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], fontsAt: [] }
    Object.assign(window, { watchedLayout: watched })
    document.fonts.addEventListener('loadingdone', () => watched.fontsAt.push(performance.now()))
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    const describe = ({ node, previousRect: from, currentRect: to }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      // A price that gets longer begins earlier inside its button, which itself stays.
      if (!element || element.parentElement?.closest('[data-outcome-id]')) return []
      const around = element.parentElement?.closest('[class]')
      const place = around ? ` in ${nameOf(around)}` : ''
      const text = element.textContent.trim().slice(0, 40)
      const places = [from, to].map(({ x, y, width, height }) => [x, y, width, height].join(' '))
      return [`${nameOf(element)}${place} "${text}" ${places.join(' → ')}`]
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
 * name no elements; nor does what is painted with half of its own markup, as the parser waits for the
 * rest of the page.
 */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  const { shifts, fontsAt, parsedAt } = await page.evaluate(() => {
    const watched = (window as unknown as { watchedLayout: Watched }).watchedLayout
    // The page is told of fonts once the last of them is there: each shows when its own file is.
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.woff2'))
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      shifts: watched.shifts,
      fontsAt: [...watched.fontsAt, ...files.map((file) => file.responseEnd)],
      parsedAt: navigation?.domInteractive ?? 0,
    }
  })
  return shifts.map(({ value, elements, at }) => {
    const isNearFont = fontsAt.some((font) => Math.abs(font - at) < OF_FONT_MS)
    const isOfFont = isNearFont && value < MOST_OF_FONT
    const isOfParser = at < parsedAt && value < MOST_OF_PARSER
    return { value, isOfFont, elements: isOfFont || isOfParser ? [] : elements }
  })
}
