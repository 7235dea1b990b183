import { oncePageReacts } from './page-reacts.ts'

/** What only a person does: scrolling and focus also happen by themselves. A touch is a pointer too. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

let signed = false
const waiting: (() => void)[] = []

/**
 * Runs once the player has done anything at all, at once where that has happened. What a first view
 * does not need is fetched then, so that it is there when it is asked for. Each in a task of its own:
 * the sign may be a press, which is answered before them. Never on the server.
 */
export function onFirstSign(run: () => void): void {
  if (signed) return run()
  if (typeof window === 'undefined') return
  if (waiting.length === 0) listen('addEventListener')
  waiting.push(run)
}

/** The same for code alone. Whoever needs what has not come asks for it again, and says so. */
export function fetchOnFirstSign(fetch: () => Promise<unknown>): void {
  onFirstSign(() => void fetch().catch(() => undefined))
}

/** Before anything on the page can keep the event to itself. */
const OPTIONS = { capture: true, passive: true } as const

function listen(method: 'addEventListener' | 'removeEventListener'): void {
  for (const sign of SIGNS) window[method](sign, tell, OPTIONS)
}

function tell(event: Event): void {
  // Chromium tells a new page of a pointer that rests, too, as of one that moves by nothing.
  const { movementX, movementY } = event as PointerEvent
  if (event.type === 'pointermove' && !movementX && !movementY) return
  listen('removeEventListener')
  oncePageReacts(runWaiting)
}

/** What the page reacts with is fetched before what may be asked for. */
function runWaiting(): void {
  signed = true
  for (const run of waiting) setTimeout(run)
}
