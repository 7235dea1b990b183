import type { PageSettings } from '../../data/queries/system-settings.ts'

/** CUST-02: whether several selections of one match can be one bet here. */
export function hasCustomBets({ features }: Pick<PageSettings, 'features'>): boolean {
  return features['custom_bets'] !== false
}
