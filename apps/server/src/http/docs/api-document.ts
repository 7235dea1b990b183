import { acceptHeader, calls, errorBody } from '@touchline/contract'
import type { Call } from '@touchline/contract'
import { wireJsonSchema } from '@touchline/contract/json-schema'
import type { OpenAPIV3_1 } from 'openapi-types'
import { BASES } from '../call-routes.ts'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject
type ParameterSchema = NonNullable<OpenAPIV3_1.ParameterObject['schema']>

/** The API as an OpenAPI document, made from the contract alone. */
export function apiDocument(): Document {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const call of Object.values<Call>(calls)) {
    const path = `${BASES[call.api]}${call.path}`.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1.0.0',
      description:
        'Every call of the front end to its platform and sportsbook backends. ' +
        'Amounts are integers in the smallest unit of their currency, odds integers in thousandths.',
    },
    tags: [{ name: 'platform' }, { name: 'sportsbook' }, { name: 'frontend' }],
    paths,
    components: { schemas: { Error: wireJsonSchema(errorBody) } },
  }
}

function operation(call: Call): Operation {
  return {
    operationId: call.name,
    tags: [call.api],
    summary: call.summary,
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body === undefined ? {} : { requestBody: requestBody(call.body) }),
    responses: {
      ...success(call),
      default: {
        description: 'Anything else',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function pathParameters(call: Call): OpenAPIV3_1.ParameterObject[] {
  return [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' as const },
  }))
}

function queryParameters(call: Call): OpenAPIV3_1.ParameterObject[] {
  if (call.query === undefined) return []
  const { properties = {} } = wireJsonSchema(call.query) as { properties?: Record<string, Schema> }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: schema as ParameterSchema,
  }))
}

function requestBody(body: NonNullable<Call['body']>): OpenAPIV3_1.RequestBodyObject {
  return {
    required: true,
    content: { 'application/json': { schema: wireJsonSchema(body) } },
  }
}

function success(call: Call): OpenAPIV3_1.ResponsesObject {
  if (call.response === undefined) return { '204': { description: 'Done' } }
  const type = call.version === undefined ? 'application/json' : acceptHeader(call.version)
  const schema = wireJsonSchema(call.response) as Schema
  return { '200': { description: 'Done', content: { [type]: { schema } } } }
}
