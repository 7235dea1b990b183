import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/system/root.ts'

/** The real season beside the repository: 28 leagues of 2025-26. */
export const realFixtures = join(root, '../shared/data/fixtures/football_openfootball_cc0.json')

if (!existsSync(realFixtures)) throw new Error(`The real fixtures are missing: ${realFixtures}`)
