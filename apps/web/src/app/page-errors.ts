import { createErrorSerializer } from './error-serializer.ts'
import { requestEnvironment } from './request-environment.ts'

/** How an error of the server comes to the browser: written on one side, read on the other. */
export const pageErrors = createErrorSerializer({
  revealing: import.meta.env.DEV,
  report: (error) => requestEnvironment()?.report(error),
})
