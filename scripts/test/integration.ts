import { ensureNginx } from '../system/nginx-program.ts'
import { debianPrograms } from '../system/postgres-programs.ts'
import { startPostgres } from '../system/postgres-server.ts'
import { startRedis } from '../system/redis-server.ts'
import { findStripeMock } from '../system/stripe-mock.ts'
import type { TestServer } from '../system/postgres-server.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { runVitest } from './vitest.ts'

/**
 * Runs the integration tests. Each starts the embedded PostgreSQL itself; TEST_DATABASE_URL names a
 * second server, of another version, and is Debian's unless it is set already. No package has
 * Centrifugo; TEST_CENTRIFUGO_PATH names its program. Go installs stripe-mock, if it is there.
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
      if (!process.env['TEST_CENTRIFUGO_PATH']) {
        console.log(
          'Against a simulated Centrifugo: the path of the program in TEST_CENTRIFUGO_PATH tests with it.',
        )
      }
      if (!process.env['TEST_STRIPE_MOCK_PATH'] && speaksToStripe(filters)) {
        const program = await findStripeMock()
        if (program) env['TEST_STRIPE_MOCK_PATH'] = program
      }
      return await runVitest('integration', report, filters, env)
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}

/** Named files rarely do, and need not wait for it. */
function speaksToStripe(filters: readonly string[]): boolean {
  return filters.length === 0 || filters.some((filter) => /payments|stripe/.test(filter))
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
