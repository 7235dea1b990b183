import { Suspense, useEffect, useState, type ReactNode } from 'react'

/** ms until what is waited for is looked at again; then twice as long each time, up to the most. */
const FIRST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 2_400

type WaitingProps = {
  /** What stands in the place of its children until their code, texts and data are there. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * React's `Suspense`, for a page whose prices move. What `Suspense` waited for, React renders only
 * when nothing else is to be rendered, and with prices that move every few milliseconds that is
 * never. This one looks again by the clock, as urgently as anything that changes.
 */
export function Waiting({ fallback = null, children }: WaitingProps) {
  const [looks, setLooks] = useState(0)
  const waiting = (
    <>
      {fallback}
      <LookAgain looks={looks} onLook={setLooks} />
    </>
  )
  return <Suspense fallback={waiting}>{children}</Suspense>
}

type LookAgainProps = { looks: number; onLook: (looks: number) => void }

/** Stands in the fallback: where that is shown, something is waited for. */
function LookAgain({ looks, onLook }: LookAgainProps): null {
  useEffect(() => {
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** looks, LONGEST_PAUSE_MS)
    const timer = setTimeout(() => onLook(looks + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [looks, onLook])
  useEffect(() => () => onLook(0), [onLook])
  return null
}
