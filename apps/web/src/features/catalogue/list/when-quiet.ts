/** So long does a player who looks at a list do nothing. */
const IDLE_MS = 60_000
const LOOK_MS = 1_000

/** What only a person does. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'scroll'] as const

/**
 * Calls while nobody is at the list, so that it can be tidied up: from when the page is hidden until
 * the player does something on it again, and a minute after they last did. Then the list has to fill
 * the screen from its beginning, for nothing beneath it may move, and to be free of pointer and focus.
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
    if (isAway || (Date.now() - lastSign >= IDLE_MS && isFree(list))) tidy()
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

function isFree(list: HTMLElement): boolean {
  if (list.matches(':hover') || list.contains(document.activeElement)) return false
  const { top, bottom } = list.getBoundingClientRect()
  return top >= 0 && bottom >= window.innerHeight
}
