/** Runs the callback once, soon. */
export type Scheduler = (run: () => void) => void

/** How long a hidden page, which gets no frames, may keep changes back. */
const hiddenPageDelayMs = 250

/** The next repaint, or a short while where nothing is painted. */
export const nextFrame: Scheduler = (run) => {
  const once = () => {
    cancel()
    run()
  }
  const timer = setTimeout(once, hiddenPageDelayMs)
  const frame = typeof requestAnimationFrame === 'function' ? requestAnimationFrame(once) : null
  const cancel = () => {
    clearTimeout(timer)
    if (frame !== null) cancelAnimationFrame(frame)
  }
}
