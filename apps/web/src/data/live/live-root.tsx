import { LiveContext } from '@touchline/live/react'
// Nothing within waits: the boundary says in which order the page comes to life.
// oxlint-disable-next-line no-restricted-imports
import { Suspense, useEffect, type ReactNode } from 'react'

import { useServices } from '../../base/services.ts'

/** Gives the live store to the page and connects it once all of the page is taken over. */
export function LiveRoot({ children }: { children: ReactNode }) {
  const { live } = useServices()
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset['connection'] = live.connection.get()
    }
    show()
    return live.connection.subscribe(show)
  }, [live])
  return (
    <LiveContext value={live}>
      {children}
      <Suspense>
        <Suspense>
          <Connection />
        </Suspense>
      </Suspense>
    </LiveContext>
  )
}

/**
 * React takes the frame over first and what stands within boundaries after it, those of one depth
 * together: the content, then the leagues and cards in it. So this comes to life with them. What is told before would change the answers
 * that came with the page, and the content would find another text than the server wrote.
 */
function Connection(): null {
  const { live } = useServices()
  useEffect(() => live.start(), [live])
  return null
}
