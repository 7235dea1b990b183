import type { FromHost } from '@touchline/contract/host-messages'

/** Between two looks while nothing moves; while something does, with each frame. */
const REST_MS = 50
/** CSS pixels that a dialog needs, where the frame has as many. */
const LEAST_SHOWN = 320

export type Surroundings = {
  readonly part: FromHost['viewport']
  /** The frame is as high as the page, and nothing scrolls in it. */
  readonly isWhole: boolean
}

/**
 * EMBED-19, EMBED-24: which part of its frame a page is seen through, where its host is not heard. A
 * browser tells that of an element when it begins to be observed, whatever page stands around it.
 */
export function createLookAround(show: (seen: Surroundings) => void) {
  let observer: IntersectionObserver | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''

  function take(entries: readonly IntersectionObserverEntry[]): void {
    const { documentElement } = document
    const last = entries.at(-1)
    const seen = last?.isIntersecting === true ? surroundings(last.intersectionRect) : null
    const key = JSON.stringify(seen)
    const hasChanged = seen !== null && key !== told
    if (hasChanged) {
      told = key
      show(seen)
    }
    observer?.unobserve(documentElement)
    timer = setTimeout(() => observer?.observe(documentElement), hasChanged ? 0 : REST_MS)
  }

  return {
    begin() {
      if (observer !== null) return
      observer = new IntersectionObserver(take)
      observer.observe(document.documentElement)
    },
    stop() {
      clearTimeout(timer)
      observer?.disconnect()
      observer = null
      told = ''
    },
  }
}

function surroundings({ top, height, width }: DOMRectReadOnly): Surroundings {
  const { innerHeight } = window
  const shown = Math.max(height, Math.min(LEAST_SHOWN, innerHeight))
  const from = Math.max(Math.min(top, innerHeight - shown), 0)
  const part = { top: Math.round(from), height: Math.round(shown), width: Math.round(width) }
  return { part, isWhole: document.documentElement.scrollHeight <= innerHeight }
}
