import { useMatches } from '@tanstack/react-router'
import type { PageName } from '@touchline/contract'

import { parseSegment } from '../../addresses/links.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageName
  }
}

/** Loader data may name the page where one route serves several, as the event resolver does. */
export type NamesPage = { page: PageName }

type RouteOnPage = {
  status: string
  /** Set by the router on the route that shows the not-found page in its place. */
  _notFound?: boolean | undefined
  staticData: { page?: PageName }
  params: Readonly<Partial<Record<string, string>>>
  loaderData?: unknown
}

/** EMBED-25: the page that is shown. */
export function usePageName(): PageName {
  return useMatches({ select: (matches) => pageNameOf(matches as readonly RouteOnPage[]) })
}

/** The deepest route's name, or what its loader says; the error pages go before. */
export function pageNameOf(matches: readonly RouteOnPage[]): PageName {
  const last = matches.at(-1)
  if (matches.some(isNotFound)) return '404'
  if (matches.some((match) => match.status === 'error')) return '500'
  return namedByLoader(last?.loaderData) ?? last?.staticData.page ?? namedByAddress(last) ?? '404'
}

function isNotFound({ status, _notFound }: RouteOnPage): boolean {
  return status === 'notFound' || _notFound === true
}

/** Until an event is found its address says what it is. */
function namedByAddress(last: RouteOnPage | undefined): PageName | undefined {
  const slug = last?.status === 'pending' ? last.params['slug'] : undefined
  return slug === undefined ? undefined : parseSegment(slug).kind
}

function namedByLoader(data: unknown): PageName | undefined {
  if (typeof data !== 'object' || data === null || !('page' in data)) return undefined
  return (data as NamesPage).page
}
