import { relative, sep } from 'node:path'
import type { Context } from './rule-types.ts'

/** Path of the linted file, relative to the repository, with forward slashes. */
export function filePath(context: Context): string {
  return relative(context.cwd, context.filename).split(sep).join('/')
}
