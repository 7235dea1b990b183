import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

/** Path of the page that is being opened. */
export const requestPath: () => string = createIsomorphicFn()
  .client(() => window.location.pathname)
  .server(() => new URL(getRequest().url).pathname)
