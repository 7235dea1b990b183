import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../../../../scripts/system/free-port.ts'

/** Starts Stripe's own stand-in, which checks requests and answers with examples. */
export async function startStripeMock(program: string) {
  const port = await freePort()
  const options = ['-http-addr', `127.0.0.1:${port}`]
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const requests: string[] = []
  server.stdout.on('data', (text: Buffer) => {
    for (const line of text.toString().split('\n')) {
      const [, request] = /^Request: (.*)$/.exec(line) ?? []
      if (request !== undefined) requests.push(request)
    }
  })
  const gone = once(server, 'exit')
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`)
    await pause(50)
  }
  return {
    url,
    /** As it was asked: `POST /v1/refunds`. */
    requests,
    async stop() {
      process.off('exit', kill)
      server.kill('SIGTERM')
      await gone
    },
  }
}
