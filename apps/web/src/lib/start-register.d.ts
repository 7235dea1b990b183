import type { RequestEnvironment } from './environment.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: RequestEnvironment }
  }
}
