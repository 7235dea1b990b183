/** What only a person does: scrolling and focus also happen by themselves. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

let signed = false
const waiting = new Set<() => void>()

/**
 * Runs once the player has done anything at all, at once where that has happened. What a first view
 * does not need is fetched then, so that it is there when it is asked for. Never on the server.
 */
export function onFirstSign(run: () => void): void {
  if (signed) return run()
  if (typeof window === 'undefined') return
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, tell, OPTIONS)
  waiting.add(run)
}

/** Before anything on the page can keep the event to itself. */
const OPTIONS = { capture: true, passive: true } as const

function tell(): void {
  signed = true
  for (const sign of SIGNS) window.removeEventListener(sign, tell, OPTIONS)
  for (const run of waiting) run()
  waiting.clear()
}
