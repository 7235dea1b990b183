import { encode, errorBody, HTTP_STATUS } from '@touchline/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isOverTime } from '../db/database-error.ts'
import type { Reporter } from '../reporting/reporter.ts'
import type { LocaleCode } from '../settings/locales.ts'
import { pickLocale } from '../settings/locales.ts'
import { rememberMethods } from './other-methods.ts'
import { presentProblem } from './present-problem.ts'
import { Problem } from './problem.ts'
import { readTimeZone } from './time-zone.ts'

/** Answers every failure in the contract's shape and in the caller's language. */
export function handleErrors(
  app: FastifyInstance,
  reporter: Reporter,
  defaultLocale: LocaleCode,
): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = toProblem(error)
    // Whoever went away in the middle has caused it, and hears nothing of it.
    if (problem.status >= 500 && !isDatabaseAway(error) && request.raw.socket.destroyed) {
      request.log.info({ reason: error.message }, 'request cut by its client')
    } else if (problem.status >= 500 && problem !== error) {
      reporter.report(error, { requestId: request.id, method: request.method, url: request.url })
    }
    return answerProblem(request, reply, problem, defaultLocale)
  })
  const methodsAt = rememberMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    // Where there is a way, whoever went it found nothing.
    if (methods.length === 0 || methods.includes(request.method)) {
      const nothing = new Problem(HTTP_STATUS.notFound, 'error.http.not_found')
      return answerProblem(request, reply, nothing, defaultLocale)
    }
    reply.header('Allow', methods.join(', '))
    const other = new Problem(HTTP_STATUS.methodNotAllowed, 'error.http.other_method')
    return answerProblem(request, reply, other, defaultLocale)
  })
}

function answerProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  defaultLocale: LocaleCode,
): FastifyReply {
  const locale = pickLocale(request.headers['accept-language'], defaultLocale)
  const zone = readTimeZone(request.cookies)
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(encode(errorBody, presentProblem(problem, locale, zone))))
}

function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error
  // Whether the statement took effect is not known: the caller is to ask again.
  if (isDatabaseAway(error) || isOverTime(error)) {
    return new Problem(503, 'error.http.unavailable')
  }
  const status = error.statusCode ?? HTTP_STATUS.internalError
  if (status === 413) return new Problem(413, 'error.http.too_large')
  if (status >= 400 && status < 500) {
    return new Problem(status, 'error.http.bad_request', {
      details: { problem: error.message },
    })
  }
  return new Problem(HTTP_STATUS.internalError, 'error.http.internal')
}
