import { createContext, use } from 'react'

/** `app/services.ts` registers here what there is, so that nothing below has to know of it. */
// oxlint-disable-next-line touchline/prefer-type -- an interface can be added to
export interface Register {}

type Services = Register extends { services: infer Registered } ? Registered : never

export const ServicesContext = createContext<Services | null>(null)

/** What there is once per page, for components; functions name what they take. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('No ServicesContext')
  return services
}
