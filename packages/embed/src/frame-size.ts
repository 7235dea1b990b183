import type { FromHost } from '@touchline/contract/host-messages'

/** A page that gets shorter takes its time: the next one may be as long. */
const SHRINK_AFTER_MS = 300
const MOST_HEIGHT = 100_000

type FrameSizeOptions = {
  readonly frame: HTMLIFrameElement
  readonly host: Window
  /** The frame is as high as the page in it, and the host's page scrolls. */
  readonly isContent: () => boolean
  /** CSS pixels that it never falls below. */
  readonly least: number
  readonly startsSmall: boolean
  readonly send: (name: 'viewport', part: FromHost['viewport']) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/** How high the frame is, and what the product is told of the part that the host's window shows. */
export function createFrameSize(options: FrameSizeOptions) {
  const { frame, host, isContent, least, startsSmall, send, signal } = options
  let shrinking: ReturnType<typeof setTimeout> | undefined
  let height = 0
  let shown = ''
  let isDue = false

  function setHeight(wanted: number): void {
    height = Math.min(Math.max(Math.ceil(wanted), least), MOST_HEIGHT)
    frame.style.height = `${height}px`
    show()
  }

  function show(): void {
    if (isDue || !isContent()) return
    isDue = true
    host.requestAnimationFrame(() => {
      isDue = false
      if (signal.aborted) return
      const { top, bottom, width } = frame.getBoundingClientRect()
      const visible = Math.min(bottom, host.innerHeight) - Math.max(top, 0)
      const part = {
        top: Math.round(Math.max(-top, 0)),
        height: Math.round(Math.max(visible, 0)),
        width: Math.round(width),
      }
      const key = JSON.stringify(part)
      if (key === shown) return
      shown = key
      send('viewport', part)
    })
  }

  /** Until a page says how long it is, it has what is left of the window. */
  function first(): number {
    return startsSmall ? least : host.innerHeight - Math.max(frame.getBoundingClientRect().top, 0)
  }

  const listening = { signal, passive: true, capture: true }
  host.addEventListener('scroll', show, listening)
  host.addEventListener('resize', show, listening)
  signal.addEventListener('abort', () => clearTimeout(shrinking))

  return {
    fit() {
      clearTimeout(shrinking)
      if (!isContent()) frame.style.height = '100%'
      else setHeight(height || first())
    },
    /** What the page says of its height. */
    take(wanted: number) {
      if (!isContent()) return
      clearTimeout(shrinking)
      if (wanted >= height) setHeight(wanted)
      else shrinking = setTimeout(() => setHeight(wanted), SHRINK_AFTER_MS)
    },
    /** To a document that has heard nothing yet. */
    showAgain() {
      shown = ''
      show()
    },
  }
}
