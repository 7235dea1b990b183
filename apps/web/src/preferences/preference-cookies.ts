/** Cookies that the first paint depends on, or the address; the hosting server reads them too. */
export const PREFERENCE_COOKIES = {
  theme: 'theme',
  oddsType: 'odds_type',
  timeZone: 'time_zone',
  pinnedMarkets: 'pinned_markets',
  pinned: 'pinned',
  foldedPitch: 'folded_pitch',
  calm: 'calm',
  ownSports: 'own_sports',
  locale: 'locale',
} as const
