import type { ToHost } from '@touchline/contract/host-messages'

import { createQuestion, pause } from './ask-site.ts'
import { awayText } from './away-texts.ts'

/** A frame that has not loaded by then may never do. */
const LOADED_WITHIN_MS = 10_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 20_000

export type StandInOptions = {
  readonly frame: HTMLIFrameElement
  readonly host: Window
  readonly site: URL
  /** Language tag of what is said meanwhile; by default that of the host's page. */
  readonly locale: () => string | undefined
  /** Of the page where the player was. */
  readonly address: () => string
  readonly tell: (connected: boolean) => void
  /** Ends it. */
  readonly signal: AbortSignal
}

/**
 * Stands in the frame's place, as high as it, while no document of the site can be reached: what a
 * browser shows then has no way back. A document that is there says by itself how it stands.
 */
export function createStandIn(options: StandInOptions) {
  const { frame, host, site, locale, address, tell, signal } = options
  const isReached = createQuestion(host, site.origin, signal)
  const silence = trackSilence()
  let isLooking = false
  let word: HTMLElement | null = null

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    let isAway = false
    let ms = FIRST_PAUSE_MS
    while (!(await isReached())) {
      if (!silence.holds() || signal.aborted) break
      isAway = true
      if (word === null) cover()
      // Not all pages at once.
      await pause(host, ms * (1 + Math.random()))
      ms = Math.min(2 * ms, LONGEST_PAUSE_MS)
    }
    isLooking = false
    if (!isAway) uncover()
    else if (word !== null) frame.src = address()
  }

  function cover(): void {
    word = wordOver(frame, awayText(locale() ?? host.document.documentElement.lang))
    frame.style.display = 'none'
    frame.after(word)
    tell(false)
  }

  function uncover(): void {
    if (word === null) return
    word.remove()
    word = null
    frame.style.display = 'block'
    tell(true)
  }

  function loaded(): void {
    clearTimeout(loading)
    silence.loaded()
    if (silence.holds()) void look()
  }

  const loading = signal.aborted ? undefined : setTimeout(loaded, LOADED_WITHIN_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(loading)
    word?.remove()
    word = null
  })
  return {
    /** The frame has. */
    loaded,
    /** A document of the site has spoken. */
    heard(name: keyof ToHost) {
      clearTimeout(loading)
      silence.heard(name === 'initialized')
      uncover()
    },
  }
}

/** Whether the document that has loaded last has said nothing: before that, it may have spoken, too. */
function trackSilence() {
  let isSilent = false
  let isReadyEarly = false
  /** It has spoken since it has loaded, and is not ready. */
  let isAwake = false
  return {
    holds: () => isSilent,
    loaded() {
      isSilent = !isReadyEarly
      isReadyEarly = false
      isAwake = false
    },
    heard(isReady: boolean) {
      if (isReady) isReadyEarly = !isSilent && !isAwake
      isAwake = !isReady && (isSilent || isAwake)
      isSilent = false
    },
  }
}

/** In the host's own letters and colours. */
function wordOver(frame: HTMLIFrameElement, text: string): HTMLElement {
  const { ownerDocument, offsetHeight, style } = frame
  const middle = `calc(min(${offsetHeight}px,80vh)/2 - 1em)`
  const place = ownerDocument.createElement('div')
  place.style.cssText = `box-sizing:border-box;height:${style.height};padding:${middle} 8px 0;border:1px solid #8884;text-align:center`
  const line = ownerDocument.createElement('div')
  line.setAttribute('role', 'status')
  line.dir = 'auto'
  // Who looks at a part of a long page sees it there.
  line.style.cssText = `position:sticky;top:${middle}`
  line.textContent = text
  place.append(line)
  return place
}
