import type { FastifyInstance } from 'fastify'

const JSON_TYPE = 'application/json'

/** Many a client names the type of a body that it does not send: a sign-out has none. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(JSON_TYPE)
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
