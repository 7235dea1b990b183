import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Real seasons and test vectors under licences of their own: they stand beside the project and are no
 * part of it. `PUBLIC_DATA_DIR` names another folder.
 */
export const publicData = process.env['PUBLIC_DATA_DIR'] ?? join(root, '../shared/data')

/** 28 leagues of football of the season 2025-26. */
export const realFixtures = join(publicData, 'fixtures/football_openfootball_cc0.json')

const NEEDS_PUBLIC_DATA = /\b(?:readVectors|realFixtures)\b/

/** The test files, from the repository's root, that cannot run because the public data are not there. */
export function testsWithoutPublicData(): string[] {
  if (existsSync(realFixtures)) return []
  return globSync('{packages,apps,e2e}/**/*.{test.ts,spec.ts}', {
    cwd: root,
    exclude: (path) => path === 'node_modules' || path === 'dist',
  }).filter((file) => NEEDS_PUBLIC_DATA.test(readFileSync(join(root, file), 'utf8')))
}
