import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import type { PostgresPrograms } from './postgres-programs.ts'
import { outputOf } from './run.ts'

export type TestServer = { url: string; stop: () => Promise<void> }

const settings = ['max_connections=200', 'unix_socket_directories=']

/** The tests kill processes, not machines: a server without fsync is as good to them and quicker. */
const volatileSettings = ['fsync=off', 'full_page_writes=off']

export type PostgresOptions = {
  /** Whether a commit is on the disk when it is answered; otherwise only kills are survived. */
  durable?: boolean
  /** In place of a free one: for a server that is started again in its folder. */
  port?: number
}

/**
 * Creates a cluster in `folder`, unless it has one, and starts a server on a free port of 127.0.0.1.
 *
 * @param folder a folder that every user may enter
 * @returns its URL, of a superuser without password
 */
export async function startPostgres(
  programs: PostgresPrograms,
  folder: string,
  { durable = false, port: wantedPort }: PostgresOptions = {},
): Promise<TestServer> {
  const user = unprivilegedUser()
  const home = join(folder, 'postgres')
  const data = join(home, 'data')
  mkdirSync(home, { recursive: true })
  if (user) chownSync(home, user.uid, user.gid)
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(programs, data, { ...user, cwd: home })

  const port = wantedPort ?? (await freePort())
  const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port)]
  const chosen = durable ? settings : [...settings, ...volatileSettings]
  const server = spawn(
    join(programs.bin, 'postgres'),
    [...options, ...chosen.flatMap((one) => ['-c', one])],
    {
      ...user,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let log = ''
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)))
  const gone = once(server, 'exit')

  // Nobody may be left behind when this process dies without a goodbye.
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  try {
    await accepting(port, () => server.exitCode !== null)
  } catch {
    kill()
    throw new Error(`${programs.name} did not start:\n${log}`)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', kill)
      server.kill('SIGINT')
      await gone
    },
  }
}

function createCluster(programs: PostgresPrograms, data: string, options: { cwd: string }): void {
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const { status, stdout, stderr } = spawnSync(join(programs.bin, 'initdb'), args, {
    ...options,
    encoding: 'utf8',
  })
  if (status !== 0) {
    throw new Error(`${programs.name}: initdb failed.\n${stdout ?? ''}${stderr ?? ''}`)
  }
}

async function accepting(port: number, hasDied: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await answers(port))) {
    if (hasDied() || Date.now() > deadline) throw new Error('no answer')
    await pause(50)
  }
}

/** Sends PostgreSQL's SSLRequest: a server that is up answers with one byte, one that starts does not. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(1000, () => socket.destroy())
    socket.once('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])))
    socket.once('data', () => {
      resolve(true)
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
  })
}

/** PostgreSQL refuses root: as root, the user it runs as; otherwise nothing, we run it ourselves. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = outputOf('id', ['-u', name])
    const gid = outputOf('id', ['-g', name])
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".')
}
