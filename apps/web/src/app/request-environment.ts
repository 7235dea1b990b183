import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

import type { RequestEnvironment } from '../base/environment.ts'

/** The rendering request's environment; undefined in the browser. */
export const requestEnvironment: () => RequestEnvironment | undefined = createIsomorphicFn()
  .client((): RequestEnvironment | undefined => undefined)
  .server(
    (): RequestEnvironment | undefined => getGlobalStartContext() as unknown as RequestEnvironment,
  )
