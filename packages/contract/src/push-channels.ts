/** Names of the channels that a player or a visitor may follow. */
export const channels = {
  updates: (locale: string) => `public:${locale}.updates`,
  match: (locale: string, matchId: string) => `public:${locale}.updates.match.${matchId}`,
  /** What lists show of one market besides their main ones, for those who chose to see it. */
  market: (locale: string, marketId: number) => `public:${locale}.updates.market.${marketId}`,
  player: (locale: string, playerId: string) => `$private:${locale}.platform_user.${playerId}`,
}
