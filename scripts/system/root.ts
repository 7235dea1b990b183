import { join } from 'node:path'

/** Absolute path of the repository. */
export const root = join(import.meta.dirname, '..', '..')

/** Where Node keeps what it has compiled, for the next process: the value of NODE_COMPILE_CACHE. */
export const compileCache = join(root, 'node_modules/.cache/node')
