import { findCentrifugo, findStripeMock } from '../system/go-programs.ts'
import { ensureNginx } from '../system/nginx-program.ts'
import { debianPrograms } from '../system/postgres-programs.ts'
import { startPostgres } from '../system/postgres-server.ts'
import { startRedis } from '../system/redis-server.ts'
import type { TestServer } from '../system/postgres-server.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { runVitest } from './vitest.ts'

/**
 * Runs the integration tests. Each starts the embedded PostgreSQL itself; TEST_DATABASE_URL names a
 * second server, of another version, and is Debian's unless it is set already. Go installs Centrifugo
 * and stripe-mock, if it is there; TEST_CENTRIFUGO_PATH and TEST_STRIPE_MOCK_PATH name others.
 *
 * @param report path for the JSON report
 * @returns an exit code
 */
export async function runIntegration(report: string, filters: readonly string[]): Promise<number> {
  return inTemporaryFolder(async (folder) => {
    const servers: TestServer[] = []
    const env: Record<string, string> = {}
    const add = (name: string, server: TestServer | undefined) => {
      if (!server) return
      servers.push(server)
      env[name] = server.url
    }
    try {
      if (!process.env['TEST_DATABASE_URL']) add('TEST_DATABASE_URL', await startDebian(folder))
      if (!process.env['TEST_REDIS_URL']) add('TEST_REDIS_URL', await startRedis())
      if (!process.env['TEST_NGINX_PATH']) env['TEST_NGINX_PATH'] = await ensureNginx()
      Object.assign(
        env,
        ...(await Promise.all([
          isNamed(filters, /backend|realtime|centrifugo/) &&
            findFor('TEST_CENTRIFUGO_PATH', findCentrifugo),
          isNamed(filters, /payments|stripe/) && findFor('TEST_STRIPE_MOCK_PATH', findStripeMock),
        ])),
      )
      return await runVitest('integration', report, filters, env)
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}

/** Whether what is named may need a program. Named files rarely do, and need not wait for it. */
function isNamed(filters: readonly string[], needs: RegExp): boolean {
  const names = filters.filter((filter) => !filter.startsWith('-'))
  return names.length === 0 || names.some((name) => needs.test(name))
}

/** The setting that names the program, unless it is set already or there is none. */
async function findFor(
  setting: string,
  findProgram: () => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const path = process.env[setting] ? undefined : await findProgram()
  return path === undefined ? {} : { [setting]: path }
}

async function startDebian(folder: string): Promise<TestServer | undefined> {
  const programs = await debianPrograms()
  if (programs) {
    console.log(`On the embedded PostgreSQL and on ${programs.name}:`)
    return startPostgres(programs, folder)
  }
  console.log(
    'On the embedded PostgreSQL only: `apt-get install postgresql`, or a server in TEST_DATABASE_URL, adds a second one.',
  )
  return undefined
}
