import type { FastifyInstance } from 'fastify'

const JSON_TYPE = 'application/json'

/**
 * Calls have a body in JSON or none; a text is refused by its type, before anything of it could be told
 * of. Many a client names the type of a body that it does not send: a sign-out has none.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
