import { useMatches, useRouter } from '@tanstack/react-router'

/**
 * Whether the page was not found, or failed without saying so itself: the error page then takes
 * the whole frame. A page with an answer of its own to failures stays in the frame.
 */
export function useIsPageLost(): boolean {
  const { routesById } = useRouter()
  return useMatches({
    select: (matches) =>
      matches.some(
        ({ status, routeId }) =>
          status === 'notFound' ||
          (status === 'error' && routesById[routeId].options.errorComponent === undefined),
      ),
  })
}
