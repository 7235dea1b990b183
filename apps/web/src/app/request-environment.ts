import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

import type { RequestEnvironment } from '../base/environment.ts'

/** The rendering request's environment; undefined in the browser. */
export const requestEnvironment: () => RequestEnvironment | undefined = createIsomorphicFn()
  .client((): RequestEnvironment | undefined => undefined)
  .server(
    (): RequestEnvironment | undefined => getGlobalStartContext() as unknown as RequestEnvironment,
  )

/** Path of the page that is being opened. */
export const requestPath: () => string = createIsomorphicFn()
  .client(() => window.location.pathname)
  .server(() => new URL(getRequest().url).pathname)
