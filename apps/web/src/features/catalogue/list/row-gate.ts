import { watchNear } from '../../../base/use-near-viewport.ts'

/** Pixels a millisecond: a row that crosses the screen faster, in 0.15 s, is read by nobody. */
const TOO_FAST = 8
/** No screen is faster; a frame that follows a long one at once tells nothing of the speed. */
const SHORTEST_FRAME_MS = 8

type Page = {
  /** How far it is scrolled. */
  position: () => number
  now: () => number
  nextFrame: (run: (time: number) => void) => void
}

/**
 * Lets parts of a list be mounted in the frames after they came near, one with each frame, and none
 * while the page flies past them: the frames go to the scrolling.
 */
export function createRowGate({ position, now, nextFrame }: Page) {
  const waiting = new Map<object, () => void>()
  let place = 0
  let since = 0
  let isTurning = false

  function turn(time: number): void {
    const reached = position()
    const speed = Math.abs(reached - place) / Math.max(SHORTEST_FRAME_MS, time - since)
    const [next] = speed > TOO_FAST ? [] : waiting
    if (next !== undefined) {
      const [part, mount] = next
      waiting.delete(part)
      mount()
    }
    place = reached
    since = time
    isTurning = waiting.size > 0
    if (isTurning) nextFrame(turn)
  }

  return {
    enter(part: object, mount: () => void): void {
      waiting.set(part, mount)
      if (isTurning) return
      isTurning = true
      place = position()
      since = now()
      nextFrame(turn)
    },
    leave(part: object): void {
      waiting.delete(part)
    },
  }
}

const gate = createRowGate({
  position: () => window.scrollY,
  now: () => performance.now(),
  nextFrame: (run) => requestAnimationFrame(run),
})

/** As `watchNear`, for rows of a long list. */
export function watchRows(observed: Element, tell: (near: boolean) => void): () => void {
  const stop = watchNear(observed, (near) => {
    if (near) return gate.enter(observed, () => tell(true))
    gate.leave(observed)
    tell(false)
  })
  return () => {
    gate.leave(observed)
    stop()
  }
}
