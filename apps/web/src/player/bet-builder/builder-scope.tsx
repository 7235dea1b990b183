import { useMemo, type ReactNode } from 'react'

import { ServicesContext, useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import type { Builder } from './builder.ts'

/** The builder once it is there. */
export function useBuilder(): Builder | null {
  return useStore(useServices().builder, (state) => state.builder)
}

/** Inside, "the slip" is the builder's, and an odds button puts its outcome there. */
export function BuilderScope({ builder, children }: { builder: Builder; children: ReactNode }) {
  const services = useServices()
  const scoped = useMemo(() => {
    const slip = { ...builder.slip, prepare: () => Promise.resolve() }
    return { ...services, slip, quickBet: { ...services.quickBet, pick: builder.pick } }
  }, [services, builder])
  return <ServicesContext value={scoped}>{children}</ServicesContext>
}
