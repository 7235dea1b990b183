import type { RequestEnvironment } from '../base/environment.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestEnvironment }
  }
}
