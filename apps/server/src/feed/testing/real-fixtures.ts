import { join } from 'node:path'

const beside = join(import.meta.dirname, '../../../../../../shared/data')

/** The real season that stands beside the repository; see `scripts/system/public-data.ts`. */
export const realFixtures = join(
  process.env['PUBLIC_DATA_DIR'] ?? beside,
  'fixtures/football_openfootball_cc0.json',
)
