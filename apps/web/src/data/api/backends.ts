import type { ClientOptions } from '@touchline/contract'

const { VITE_PLATFORM_URL, VITE_SPORTSBOOK_URL } = import.meta.env as Record<
  string,
  string | undefined
>

/** Base addresses of the backends; an operator's build may point them elsewhere. */
export const BACKENDS: ClientOptions['bases'] = {
  platform: VITE_PLATFORM_URL ?? '/api/platform',
  sportsbook: VITE_SPORTSBOOK_URL ?? '/api/sportsbook',
  frontend: '',
}
