import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiDocument } from './api-document.ts'

/** Everything the page needs is its own; inline styles are those that the viewer sets itself. */
const POLICY = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'connect-src': "'self'",
  'font-src': "'self' data:",
  'img-src': "'self' data:",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
}

let document: ReturnType<typeof apiDocument> | undefined

/** The API, browsable, at `/docs`; the document itself at `/docs/json`. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  // Each backend of a process has the same: to write it takes longer than all other routes.
  document ??= apiDocument()
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    uiConfig: { deepLinking: true, docExpansion: 'list' },
  })
}
