import { useSyncExternalStore } from 'react'

import { useServices } from '../services.ts'
import { serverNow } from './clock-skew.ts'
import { ticker } from './ticker.ts'

/**
 * A text that time changes. The component renders again only when the text is another one; the
 * first render in the browser is as of the server's, so that both write the same.
 * @param read from ms since 1970 by the server's clock; returns a primitive
 */
export function useTick<Value extends string | number | boolean | null>(
  read: (now: number) => Value,
): Value {
  const { page } = useServices()
  return useSyncExternalStore(
    subscribe,
    () => read(serverNow(page, ticker.now())),
    () => read(page.renderedAt),
  )
}

/** The same by this device's clock, for what was told as time left. Browser only. */
export function useDeviceTick<Value extends string | number | boolean | null>(
  read: (now: number) => Value,
): Value {
  const tick = () => read(ticker.now())
  return useSyncExternalStore(subscribe, tick, tick)
}

const subscribe = (listener: () => void) => ticker.subscribe(listener)
