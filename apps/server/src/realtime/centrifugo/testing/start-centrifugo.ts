import { freePort } from '../../../../../../scripts/system/free-port.ts'
import { startRealCentrifugo } from './real-centrifugo.ts'
import { apiKey, startSimulatedCentrifugo, tokenSecret } from './simulated-centrifugo.ts'
import type { TestCentrifugo } from './simulated-centrifugo.ts'

const program = process.env['TEST_CENTRIFUGO_PATH']

/** What the tests speak to. */
export const centrifugoName = program ?? 'a simulated Centrifugo'

/** The program that TEST_CENTRIFUGO_PATH names, else the simulation of it. */
export async function startCentrifugo(port?: number): Promise<TestCentrifugo> {
  const at = port ?? (await freePort())
  return program === undefined ? startSimulatedCentrifugo(at) : startRealCentrifugo(program, at)
}

/** A Centrifugo that is not there yet: what the product is told of it, and how it comes. */
export async function absentCentrifugo() {
  const port = await freePort()
  const settings = {
    CENTRIFUGO_API_URL: `http://127.0.0.1:${port}/api`,
    CENTRIFUGO_API_KEY: apiKey,
    CENTRIFUGO_TOKEN_SECRET: tokenSecret,
    CENTRIFUGO_PUBLIC_URL: `ws://127.0.0.1:${port}/connection/websocket`,
  }
  return { settings, start: () => startCentrifugo(port) }
}
