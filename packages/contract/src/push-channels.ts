/** Names of the channels that a player or a visitor may follow. */
export const channels = {
  updates: (locale: string) => `public:${locale}.updates`,
  match: (locale: string, matchId: string) => `public:${locale}.updates.match.${matchId}`,
  player: (locale: string, playerId: string) => `$private:${locale}.platform_user.${playerId}`,
}
