import { join } from 'node:path'

/** Absolute path of the repository. */
export const root = join(import.meta.dirname, '..', '..')
