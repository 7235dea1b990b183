import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from './free-port.ts'
import { isPortOpen } from './is-port-open.ts'
import { root } from './root.ts'

const MAIN = `daemon off;
master_process off;
pid nginx.pid;
error_log stderr crit;
worker_rlimit_nofile 4096;
events { worker_connections 2000; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`

export type Nginx = {
  readonly url: string
  /** What it has written of requests. */
  log(): string
  /** As a power cut would; it listens at the same place when it is started again. */
  kill(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/**
 * `deploy/nginx.conf` in a real nginx: as it stands, but for where it listens, keeps pages and writes.
 * @param changes of its text besides, each from what has to be in it
 */
export async function startNginx(
  changes: readonly (readonly [from: string, to: string])[],
): Promise<Nginx> {
  const program = process.env['TEST_NGINX_PATH']
  if (program === undefined) {
    throw new Error(
      'TEST_NGINX_PATH is not set: run `npm run test:integration`, which finds or installs nginx.',
    )
  }
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-nginx-'))
  let site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  for (const [from, to] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/pages', 'pages'],
    ['/var/log/nginx/access.log', 'access.log'],
    ...changes,
  ] as const) {
    if (!site.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`)
    site = site.replace(from, () => to)
  }
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), MAIN)
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  const run = () => spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  let server = run()
  const killNow = () => server.kill('SIGKILL')
  process.once('exit', killNow)
  const listening = async () => {
    while (!(await isPortOpen(port))) {
      if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`)
      await pause(20)
    }
  }
  const kill = async () => {
    const gone = once(server, 'exit')
    killNow()
    await gone
  }
  await listening()
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    kill,
    async start() {
      server = run()
      await listening()
    },
    async remove() {
      process.off('exit', killNow)
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
