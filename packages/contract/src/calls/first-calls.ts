export {
  placeBets,
  closePlacement,
  listBets,
  cashOutBet,
  getMaxStake,
  listCustomMarkets,
  quoteCustomBet,
} from './bets.ts'
export {
  listSports,
  listCategories,
  getCategory,
  listTournaments,
  getTournament,
  listMatches,
  getListMarkets,
  getMatch,
  listMarkets,
  countMatches,
  search,
  getSearchIndex,
} from './catalogue.ts'
export { listReadyBuilders, listPopularBets } from './highlights.ts'
export {
  getOddsHistory,
  getPlayByPlay,
  getStatistics,
  getHeadToHead,
  getForm,
  getStandings,
  getMatchVideo,
  listMatchStreams,
} from './match-info.ts'
export {
  listFavourites,
  getFavourite,
  addFavourites,
  addFavourite,
  removeFavourites,
  removeFavourite,
} from './favourites.ts'
export {
  signIn,
  signUp,
  signOut,
  getPlayer,
  updatePlayer,
  updateLocale,
  acceptTerms,
  listAccounts,
  switchAccount,
  getCompPoints,
  listStatusGroups,
  changeEmail,
  getClosing,
  closeAccount,
} from './players.ts'
export { getPushToken, authorizeChannels } from './push.ts'
export { getSettings, saveSettings, getStatus, getSystemSettings } from './settings.ts'
