import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { apiKey, tokenSecret } from './simulated-centrifugo.ts'
import type { TestCentrifugo } from './simulated-centrifugo.ts'

/** Starts a Centrifugo, version 6 or newer, with the product's configuration. */
export async function startRealCentrifugo(program: string, port: number): Promise<TestCentrifugo> {
  const file = join(import.meta.dirname, '../../../../../../deploy/centrifugo.json')
  const server = spawn(program, ['-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CENTRIFUGO_HTTP_SERVER_ADDRESS: '127.0.0.1',
      CENTRIFUGO_HTTP_SERVER_PORT: String(port),
      CENTRIFUGO_HTTP_API_KEY: apiKey,
      CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: tokenSecret,
      CENTRIFUGO_CLIENT_ALLOWED_ORIGINS: '*',
      CENTRIFUGO_HEALTH_ENABLED: 'true',
      CENTRIFUGO_LOG_LEVEL: 'error',
    },
  })
  const gone = once(server, 'exit')
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`)
    await pause(50)
  }
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    apiKey,
    socketUrl: `ws://127.0.0.1:${port}/connection/websocket`,
    tokenSecret,
    async stop() {
      process.off('exit', kill)
      server.kill('SIGTERM')
      await gone
    },
  }
}
