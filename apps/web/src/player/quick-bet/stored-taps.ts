import { string } from '@touchline/contract/schema'

import { storedText } from '../../base/stored.ts'

/** Taps whose end the page that comes next tells. */
export const QUICK_TAPS = storedText('quick_taps', string())
