/** So long does a player who looks at a list do nothing. */
const IDLE_MS = 60_000
/** After it a pointer in the list, or the focus that a press has left there, is nobody's. */
const GONE_MS = 600_000
const LOOK_MS = 1_000

/** What only a person does. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const

/**
 * Calls while nobody is at the list, so that it can be tidied up: from when the page is hidden until
 * the player does something on it again, and a minute after they last did. Then the list has to fill
 * the screen from its beginning, for nothing beneath it may move, and to be free of pointer and focus:
 * for ten minutes of what a press has left in it, of the keyboard's focus always.
 * @returns ends it
 */
export function whenQuiet(list: HTMLElement, tidy: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isAway = document.visibilityState === 'hidden'
  let lastSign = Date.now()
  for (const sign of SIGNS) {
    window.addEventListener(
      sign,
      (event) => {
        if (isResting(event)) return
        isAway = false
        lastSign = Date.now()
      },
      { capture: true, passive: true, signal },
    )
  }
  const look = () => {
    const idle = Date.now() - lastSign
    if (isAway || (idle >= IDLE_MS && isFree(list, idle >= GONE_MS))) tidy()
  }
  const hide = () => {
    isAway = true
    look()
  }
  document.addEventListener('visibilitychange', hide, { signal })
  const timer = setInterval(look, LOOK_MS)
  return () => {
    listening.abort()
    clearInterval(timer)
  }
}

/** A browser tells of a pointer too under which the page has moved. */
function isResting(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !movementX && !movementY
}

function isFree(list: HTMLElement, isGone: boolean): boolean {
  if (list.querySelector(':focus-visible') !== null) return false
  if (!isGone && (list.matches(':hover') || list.contains(document.activeElement))) return false
  const { top, bottom } = list.getBoundingClientRect()
  return top >= 0 && bottom >= window.innerHeight
}
