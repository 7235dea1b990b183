import type { Call } from '@touchline/contract'
import { API_BASES, acceptHeader, calls, statusesOf } from '@touchline/contract'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import type { OpenAPIV3_1 } from 'openapi-types'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { DEMO_PLAYER } from '../../modules/authentication/demo-player.ts'
import { backendOfSuite } from '../../modules/testing/backend-of-suite.ts'
import type { FuzzedRequest, Known } from '../testing/fuzzed-requests.ts'
import { requestsOf } from '../testing/fuzzed-requests.ts'
import { apiDocument } from './api-document.ts'

/** What the small world of the tests has. */
const KNOWN: Known = {
  id: ['1', '2', '3', '111', '11'],
  match_id: ['1', '2', '3'],
  type: ['matches', 'tournaments', 'sports', 'single', 'combo', 'system'],
  market_id: [1, 18],
  specifier: ['', 'total=2.5'],
  outcome_id: ['1', '2', '3', '12', '13'],
  currency: ['EUR', 'BTC', 'XXX'],
  sport_key: ['soccer', 'tennis'],
  system_id: ['2/3'],
  locale: ['de', 'xx'],
}

/** Ends the session that the others need; it is tried by the tests of sessions. */
const NOT_HERE = new Set(['signOut'])

/** Of each operation; the same every time, so that what fails fails again. */
const RUNS = { numRuns: 40, seed: 20_261_122 }

const document = apiDocument()
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats })
ajv.addSchema({ $id: 'document', ...document })

const tried = Object.values<Call>(calls).filter(({ name }) => !NOT_HERE.has(name))

describe.each(engines.slice(0, 1))('the API document', (engine) => {
  const test = backendOfSuite(engine)

  async function openSession(): Promise<Record<string, string>> {
    const answer = await test.backend.app.inject({
      method: 'POST',
      url: '/api/platform/users/sign_in',
      headers: { accept: acceptHeader(1), host: 'localhost:3000' },
      payload: DEMO_PLAYER,
    })
    return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  }

  it.each(tried.map((call) => [call.name, call] as const))(
    '[S4] [S8] [ASVS 2.2.1] is what %s does, whatever is sent to it',
    async (_, call) => {
      const path = `${API_BASES[call.api]}${call.path}`.replace(/:(\w+)/g, '{$1}')
      const method = call.method.toLowerCase() as 'get'
      const operation = document.paths?.[path]?.[method]
      if (operation === undefined) throw new Error(`${call.name} is not in the document`)
      const cookies = await openSession()
      const ask = async ({ url, body }: FuzzedRequest, isSignedIn: boolean) => {
        const answer = await test.backend.app.inject({
          method: call.method,
          url,
          headers: {
            host: 'localhost:3000',
            ...(call.version === undefined ? {} : { accept: acceptHeader(call.version) }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(isSignedIn ? { cookies } : {}),
          ...(body === undefined ? {} : { payload: body }),
        })
        expect(problemsOf(operation, path, call.method, answer)).toEqual([])
      }
      await fc.assert(
        fc.asyncProperty(
          requestsOf(path, operation, KNOWN),
          fc.nat({ max: 3 }),
          (request, chance) => ask(request, chance > 0),
        ),
        RUNS,
      )
    },
  )

  it('[S8] names statuses, versions, required parameters and sessions', () => {
    const signUp = document.paths?.['/api/platform/users']?.post
    expect(Object.keys(signUp?.responses ?? {})).toContain('201')
    expect(Object.keys(signUp?.responses ?? {})).not.toContain('200')
    const find = document.paths?.['/api/sportsbook/bets/share-code']?.get
    expect(find?.parameters).toContainEqual(
      expect.objectContaining({ name: 'code', required: true }),
    )
    expect(find?.description).toContain(acceptHeader(3))
    const bets = document.paths?.['/api/sportsbook/bets']?.get
    expect(bets?.security).toEqual([{ session: [] }, { bearer: [] }])
    expect(find?.security).toContainEqual({})
    expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual(['session', 'bearer'])
    for (const call of Object.values<Call>(calls)) {
      const { success, refusals } = statusesOf(call)
      expect(refusals).not.toContain(success)
    }
  })
})

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string }

/** What an answer does that the document does not say, and every answer of 5xx. */
function problemsOf(
  operation: OpenAPIV3_1.OperationObject,
  path: string,
  method: string,
  { statusCode, headers, body }: Answer,
): string[] {
  const response = operation.responses?.[statusCode] as OpenAPIV3_1.ResponseObject | undefined
  if (response === undefined || statusCode >= 500) return [`${statusCode}: ${body}`]
  const [type] = Object.keys(response.content ?? {})
  if (type === undefined) return body === '' ? [] : [`a body where there is none: ${body}`]
  const sent = String(headers['content-type'])
  if (!sent.includes(type)) return [`${sent} in place of ${type}`]
  const steps = [path, method.toLowerCase(), 'responses', String(statusCode), 'content', type]
  const place = [...steps, 'schema'].map((step) =>
    encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const validate = ajv.getSchema(`document#/paths/${place.join('/')}`)
  if (validate === undefined) return [`no schema at ${place.join('/')}`]
  return validate(JSON.parse(body)) ? [] : [`${ajv.errorsText(validate.errors)}: ${body}`]
}
