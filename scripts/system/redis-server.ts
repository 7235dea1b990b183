import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { installDebianPackages } from './debian-packages.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { isPortOpen } from './is-port-open.ts'
import type { TestServer } from './postgres-server.ts'

/**
 * Finds or installs Redis and starts one that keeps everything in memory.
 *
 * @throws when it is missing and cannot be installed
 */
export async function startRedis(): Promise<TestServer> {
  const program =
    findRedis() ?? ((await installDebianPackages(['redis-server'])) ? findRedis() : undefined)
  if (!program) {
    throw new Error(
      'Redis is missing and could not be installed: run `apt-get install redis-server` as root, or set TEST_REDIS_URL.',
    )
  }
  const port = await freePort()
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const server = spawn(program, options, { stdio: 'ignore' })
  const gone = once(server, 'exit')
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const deadline = Date.now() + 30_000
  while (!(await isPortOpen(port))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('Redis did not start.')
    await pause(50)
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', kill)
      server.kill('SIGTERM')
      await gone
    },
  }
}

function findRedis(): string | undefined {
  return findProgram(['redis-server', '/usr/bin/redis-server', 'valkey-server'])
}
