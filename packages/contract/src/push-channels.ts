/** Names of the channels that a player or a visitor may follow. */
export const channels = {
  /** All that is told to everybody: rows of lists, and what is on `news`. */
  updates: (locale: string) => `public:${locale}.updates`,
  /** What concerns every page whatever it shows: heartbeat, providers, numbers of matches, pools, the site. */
  news: (locale: string) => `public:${locale}.news`,
  match: (locale: string, matchId: string) => `public:${locale}.updates.match.${matchId}`,
  /** What lists show of one market besides their main ones, for those who chose to see it. */
  market: (locale: string, marketId: number) => `public:${locale}.updates.market.${marketId}`,
  player: (locale: string, playerId: string) => `$private:${locale}.platform_user.${playerId}`,
}
