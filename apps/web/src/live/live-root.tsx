import { LiveContext } from '@touchline/live/react'
import { useEffect, type ReactNode } from 'react'

import { useServices } from '../lib/services.ts'

/** Gives the live store to the page and connects it once the page reacts. */
export function LiveRoot({ children }: { children: ReactNode }) {
  const { live } = useServices()
  useEffect(() => live.start(), [live])
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset['connection'] = live.connection.get()
    }
    show()
    return live.connection.subscribe(show)
  }, [live])
  return <LiveContext value={live}>{children}</LiveContext>
}
