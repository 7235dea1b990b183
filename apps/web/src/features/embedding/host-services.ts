import type { useServices } from '../../base/services.ts'

export type Services = ReturnType<typeof useServices>

/** What the line to a host needs of the page's router. */
export type PageRouter = {
  readonly subscribe: (
    event: 'onResolved' | 'onBeforeLoad',
    listener: (change: { pathChanged: boolean }) => void,
  ) => () => void
  readonly history: {
    readonly push: (path: string) => void
    readonly replace: (path: string) => void
    readonly subscribe: (
      listener: (change: { readonly action: { readonly type: string } }) => void,
    ) => () => void
    readonly block: (blocker: {
      enableBeforeUnload: false
      /** Whether the page stays. */
      blockerFn: (asked: {
        currentLocation: { pathname: string }
        nextLocation: { pathname: string }
      }) => boolean
    }) => () => void
  }
  readonly state: { readonly location: { readonly pathname: string; readonly searchStr: string } }
}

/** The same page in another language. @throws ApiError */
export type ChangeLanguage = (locale: string, services: Services) => Promise<void>

/** Where a host leads that names no page. */
export const HOME = '/sports'

/** EMBED-02: the page that waits for its host. */
export function isEntry(pathname: string): boolean {
  return pathname.endsWith('/sports/init-sportsbook')
}
