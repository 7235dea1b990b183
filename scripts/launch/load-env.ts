import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../system/root.ts'

/** Reads `.env` beside package.json; what is set in the environment already wins. */
export function loadEnv(): void {
  const path = join(root, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
