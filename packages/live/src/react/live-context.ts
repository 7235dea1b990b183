import { createContext, use } from 'react'
import type { ConnectionStore } from '../client/connection-store.ts'
import type { LiveStore } from '../store/live-store.ts'

/** The stores of a page; values that change are read from them with the hooks. */
export type Live = { readonly store: LiveStore; readonly connection: ConnectionStore }

export const LiveContext = createContext<Live | null>(null)

/** @throws outside of a `LiveContext` */
export function useLive(): Live {
  const live = use(LiveContext)
  if (live === null) throw new Error('No LiveContext')
  return live
}
