import { join } from 'node:path'
import type { Binaries } from './binaries.ts'

/** The least a server needs; nothing of this process's own settings or secrets. */
export function serverEnvironment(binaries: Binaries): NodeJS.ProcessEnv {
  const libraries = join(binaries.root, 'lib')
  return {
    PATH: `${join(binaries.root, 'bin')}:/usr/bin:/bin`,
    LD_LIBRARY_PATH: libraries,
    DYLD_LIBRARY_PATH: libraries,
    LC_ALL: 'C',
    TZ: 'UTC',
  }
}
