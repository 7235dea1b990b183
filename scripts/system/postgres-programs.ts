import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackages } from './debian-packages.ts'

/** A folder that holds `initdb` and `postgres`, and what to call it in the output. */
export type PostgresPrograms = { name: string; bin: string }

const debian = '/usr/lib/postgresql'

/** Finds or installs Debian's PostgreSQL; nothing where there is none to be had. */
export async function debianPrograms(): Promise<PostgresPrograms | undefined> {
  return (
    newestDebian() ?? ((await installDebianPackages(['postgresql'])) ? newestDebian() : undefined)
  )
}

function newestDebian(): PostgresPrograms | undefined {
  if (!existsSync(debian)) return undefined
  const version = readdirSync(debian)
    .filter((name) => existsSync(join(debian, name, 'bin/initdb')))
    .toSorted((a, b) => Number(b) - Number(a))[0]
  return version
    ? { name: `Debian's PostgreSQL ${version}`, bin: join(debian, version, 'bin') }
    : undefined
}
