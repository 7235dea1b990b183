import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'

/** The rows near the screen, and the height of all of them. */
export type VisibleRows = { readonly items: readonly VirtualItem[]; readonly totalSize: number }

export const NO_ROWS: VisibleRows = { items: [], totalSize: 0 }

export type RowList = {
  /** Keys of all rows, in their order. */
  readonly ids: readonly string[]
  /** Distance of the list from the start of what scrolls, in pixels. */
  readonly margin: number
}

export type RowEngine = {
  /** Begins to follow the scrolling; the returned function ends it. */
  start: (onChange: (rows: VisibleRows) => void) => () => void
  update: (list: RowList) => void
  /** Takes the real size of a row's element. */
  measure: (element: Element | null) => void
}

const OVERSCAN = 4

/**
 * @param scroller what scrolls around the list; null for the page itself
 * @param estimate height of a row in pixels until it is measured
 */
export function createRowEngine(scroller: HTMLElement | null, estimate: number): RowEngine {
  if (scroller === null) {
    return engineOf<Window>(estimate, {
      getScrollElement: () => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
    })
  }
  return engineOf<HTMLElement>(estimate, {
    getScrollElement: () => scroller,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
  })
}

type Scrolling<Scroller extends Element | Window> = Pick<
  VirtualizerOptions<Scroller, Element>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>

/** The library's core without its React hook, whose changing object the compiler cannot follow. */
function engineOf<Scroller extends Element | Window>(
  estimate: number,
  scrolling: Scrolling<Scroller>,
): RowEngine {
  let list: RowList = { ids: [], margin: 0 }
  let tell: (rows: VisibleRows) => void = () => undefined
  const options = (): VirtualizerOptions<Scroller, Element> => ({
    ...scrolling,
    count: list.ids.length,
    scrollMargin: list.margin,
    estimateSize: () => estimate,
    overscan: OVERSCAN,
    getItemKey: (index) => list.ids[index] ?? index,
    onChange: show,
  })
  const virtualizer = new Virtualizer<Scroller, Element>(options())

  function show(): void {
    tell({ items: virtualizer.getVirtualItems(), totalSize: virtualizer.getTotalSize() })
  }

  return {
    start(onChange) {
      tell = onChange
      return virtualizer._didMount()
    },
    update(next) {
      list = next
      virtualizer.setOptions(options())
      virtualizer._willUpdate()
      show()
    },
    measure: (element) => virtualizer.measureElement(element),
  }
}
