/** Names of the channels that a player or a visitor may follow. */
export const channels = {
  /** All that is told to everybody: rows of lists, and what is on `newsChannel`. */
  updates: (locale: string) => `public:${locale}.updates`,
  match: (locale: string, matchId: string) => `public:${locale}.updates.match.${matchId}`,
  /** What lists show of one market besides their main ones, for those who chose to see it. */
  market: (locale: string, marketId: number) => `public:${locale}.updates.market.${marketId}`,
  player: (locale: string, playerId: string) => `$private:${locale}.platform_user.${playerId}`,
}

/**
 * What concerns every page whatever it shows: heartbeat, providers, numbers of matches, pools, the
 * site. Pages take its name from the settings.
 */
export const newsChannel = (locale: string): string => `public:${locale}.news`
