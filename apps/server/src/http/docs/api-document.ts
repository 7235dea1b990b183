import { API_BASES, acceptHeader, calls, errorBody, statusesOf } from '@touchline/contract'
import type { Call } from '@touchline/contract'
import { wireJsonSchema } from '@touchline/contract/json-schema'
import { CALL_SUMMARIES } from '@touchline/contract/summaries'
import type { OpenAPIV3_1 } from 'openapi-types'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Parameter = OpenAPIV3_1.ParameterObject
type ParameterSchema = NonNullable<Parameter['schema']>
type Schema = OpenAPIV3_1.SchemaObject

const SESSIONS = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'Set by signing in; over plain HTTP on this machine its name is `session`.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'For pages inside a host’s page, from signing in with `X-Session: token`.',
  },
} as const satisfies Record<string, OpenAPIV3_1.SecuritySchemeObject>

/** The API as an OpenAPI document, made from the contract alone. */
export function apiDocument(): Document {
  const summaries = new Map(Object.entries(CALL_SUMMARIES))
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of Object.values<Call>(calls)) {
    const path = `${API_BASES[call.api]}${call.path}`.replace(/:(\w+)/g, '{$1}')
    const summary = summaries.get(call.name) ?? ''
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: { summary, ...operation(call) } }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1.0.0',
      description:
        'Every call of the front end to its platform and sportsbook backends. ' +
        'Amounts are integers in the smallest unit of their currency, odds integers in thousandths. ' +
        'The `Accept` header names the version of the call that the client was written for; ' +
        'without it the answer is 406.',
    },
    tags: [{ name: 'platform' }, { name: 'sportsbook' }, { name: 'frontend' }],
    paths,
    components: {
      schemas: { Error: wireJsonSchema(errorBody) },
      securitySchemes: SESSIONS,
    },
  }
}

function operation(call: Call): Operation {
  return {
    operationId: call.name,
    tags: [call.api],
    description:
      call.version === undefined
        ? 'Any `Accept` header.'
        : `Needs the header \`Accept: ${acceptHeader(call.version)}\`.`,
    // Without a session an open call answers what a visitor may see.
    security: Object.keys(SESSIONS)
      .map((name) => ({ [name]: [] }))
      .concat(visitors(call)),
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body === undefined ? {} : { requestBody: requestBody(call.body) }),
    responses: responses(call),
  }
}

function visitors(call: Call): Record<string, never>[] {
  return call.access === 'player' ? [] : [{}]
}

function pathParameters(call: Call): Parameter[] {
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' as const, minLength: 1, maxLength: 100 },
  }))
}

function queryParameters(call: Call): Parameter[] {
  if (call.query === undefined) return []
  const { properties = {}, required = [] } = sent(call.query) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schema as ParameterSchema,
  }))
}

function requestBody(body: NonNullable<Call['body']>): OpenAPIV3_1.RequestBodyObject {
  return {
    required: true,
    content: { 'application/json': { schema: sent(body) } },
  }
}

/** What a caller may send: no text holds a NUL, whatever else its schema says. */
function sent(schema: NonNullable<Call['body']>): Record<string, unknown> {
  return withoutNul(wireJsonSchema(schema)) as Record<string, unknown>
}

function withoutNul(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNul)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutNul(value)]),
  )
  const isFree =
    copy['type'] === 'string' && !('pattern' in copy || 'enum' in copy || 'format' in copy)
  return isFree ? { ...copy, pattern: '^[^\\u0000]*$' } : copy
}

function responses(call: Call): OpenAPIV3_1.ResponsesObject {
  const { success, refusals } = statusesOf(call)
  return {
    [success]: answer(call),
    ...Object.fromEntries(refusals.map((status) => [status, refusal])),
  }
}

const refusal: OpenAPIV3_1.ResponseObject = {
  description: 'Refused; the body says why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

function answer(call: Call): OpenAPIV3_1.ResponseObject {
  if (call.response === undefined) return { description: 'Done' }
  const type = call.version === undefined ? 'application/json' : acceptHeader(call.version)
  return {
    description: 'Done',
    content: { [type]: { schema: wireJsonSchema(call.response) } },
  }
}
