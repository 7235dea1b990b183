import type { FromHost } from '@touchline/contract/host-messages'

import type { Room } from './widget.ts'

/** A page that gets shorter takes its time: the next one may be as long. */
const SHRINK_AFTER_MS = 300
const MOST_HEIGHT = 100_000
/** CSS pixels that a dialog needs of the host's window, where it has as many. */
const LEAST_SHOWN = 320

type FrameSizeOptions = {
  readonly frame: HTMLIFrameElement
  readonly host: Window
  /** The frame is as high as the page in it, and the host's page scrolls. */
  readonly isContent: () => boolean
  readonly room: Room
  readonly send: (name: 'viewport', part: FromHost['viewport']) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

export type FrameSize = ReturnType<typeof createFrameSize>

/** How high the frame is, and what the product is told of the part that the host's window shows. */
export function createFrameSize(options: FrameSizeOptions) {
  const { frame, host, isContent, send, signal } = options
  const [least, begins] = options.room
  let shrinking: ReturnType<typeof setTimeout> | undefined
  let height = 0
  let shown = ''
  let isDue = false

  function setHeight(wanted: number): void {
    height = Math.min(Math.max(Math.ceil(wanted), least), MOST_HEIGHT)
    frame.style.height = `${height}px`
    show()
  }

  /** Of the frame: what is hidden above the window, what is seen, how much could be; its width. */
  function look() {
    const { top, bottom, width } = frame.getBoundingClientRect()
    const [from, to] = windowAround(frame, host)
    return [
      from - top,
      Math.min(bottom, to) - Math.max(top, from),
      Math.min(bottom - top, to - from),
      width,
    ] as const
  }

  function show(): void {
    if (isDue || !isContent()) return
    isDue = true
    host.requestAnimationFrame(() => {
      isDue = false
      if (signal.aborted) return
      const [hidden, visible, , width] = look()
      const part = { top: whole(hidden), height: whole(visible), width: whole(width) }
      const key = JSON.stringify(part)
      if (key === shown) return
      shown = key
      send('viewport', part)
    })
  }

  function first(): number {
    return (
      pixels(host.getComputedStyle(frame.parentElement ?? frame).minHeight) ||
      (begins ?? host.innerHeight - Math.max(frame.getBoundingClientRect().top, 0))
    )
  }

  const listening = { signal, passive: true, capture: true }
  for (const part of [host, host.visualViewport]) {
    for (const type of ['scroll', 'resize']) part?.addEventListener(type, show, listening)
  }
  // What the host's page puts above the frame moves it, too.
  const observer = new (host as Window & typeof globalThis).ResizeObserver(show)
  observer.observe(frame.ownerDocument.documentElement)
  signal.addEventListener('abort', () => {
    clearTimeout(shrinking)
    observer.disconnect()
  })

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
    /** Where no dialog would have room in what is seen of the frame, the host's page shows more. */
    makeRoom() {
      const [, visible, most] = look()
      if (visible < Math.min(LEAST_SHOWN, most)) frame.scrollIntoView({ block: 'nearest' })
    },
  }
}

/**
 * Of the host's window what could show a frame: without a phone's keyboard, without the bars that
 * the host says it has by `scroll-padding`, and no more than what scrolls around the frame.
 */
function windowAround(frame: HTMLIFrameElement, host: Window): readonly [from: number, to: number] {
  const root = frame.ownerDocument.documentElement
  const { scrollPaddingTop, scrollPaddingBottom } = host.getComputedStyle(root)
  const visual = host.visualViewport
  // Who zooms in by fingers looks at a part of the window: what opens keeps to the whole of it.
  const seen = visual && visual.scale < 1.01 ? visual : { offsetTop: 0, height: 1e9 }
  let top = Math.max(pixels(scrollPaddingTop), seen.offsetTop)
  let bottom = Math.min(
    host.innerHeight - pixels(scrollPaddingBottom),
    seen.offsetTop + seen.height,
  )
  // The page's own body hands its scrolling to the window.
  for (
    let around = frame.parentElement;
    around?.closest('body > *');
    around = around.parentElement
  ) {
    if (!/auto|scroll|hidden|clip/.test(host.getComputedStyle(around).overflowY)) continue
    const clip = around.getBoundingClientRect()
    top = Math.max(top, clip.top)
    bottom = Math.min(bottom, clip.bottom)
  }
  return [top, bottom]
}

function whole(wanted: number): number {
  return Math.round(Math.max(wanted, 0))
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
