export {
  getPhone,
  sendPhoneCode,
  verifyPhone,
  requestPasswordReset,
  resetPassword,
  checkPasswordLink,
  changePassword,
  listSessions,
  endSessions,
  requestConfirmation,
  confirmEmail,
  requestUnlock,
  unlockAccount,
} from './account-access.ts'
export {
  confirmSignIn,
  resendSignInCode,
  beginPasskeySignIn,
  signInByPasskey,
  getSecurity,
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  removeAuthenticator,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
} from './security.ts'
export {
  listBonuses,
  listBonusesOfKind,
  getBonus,
  getBonusTerms,
  getTournamentRating,
  markBonusesSeen,
  activateBonus,
  boostFreebets,
  redeemPromoCode,
  listSlipBonuses,
} from './bonuses.ts'
export {
  listLimits,
  setLimit,
  confirmLimit,
  keepLimit,
  removeLimit,
  beginExclusion,
  getGuardRails,
  setGuardRails,
  confirmGuardRails,
  trackActivity,
  getSafetyQuestion,
  answerSafetyQuestion,
} from './limits.ts'
export {
  listJackpots,
  getJackpot,
  findSlipJackpots,
  listJackpotHits,
  seeJackpotHit,
  findJackpotDraw,
} from './jackpots.ts'
export { listPredictions, getVote, castVote } from './predictions.ts'
export { listPromotions } from './promotions.ts'
export { listChatMessages, sendChatMessage, reportChatMessage, getChatUser } from './match-chat.ts'
export { getPushSetup, renewPush, subscribePush, unsubscribePush } from './device-push.ts'
export {
  listNotifications,
  countNotifications,
  readNotifications,
  readAllNotifications,
} from './notifications.ts'
export {
  listPaymentMethods,
  listPayments,
  getPayment,
  openDeposit,
  requestWithdrawal,
  closeWithdrawal,
  cancelPayment,
  getDepositReminder,
} from './payments.ts'
export { listOwnRecords } from './own-records.ts'
export { listTransactions, getTransactionTotals } from './transactions.ts'
export { launchVirtualWallet } from './virtual-wallets.ts'
export { getSitePage, getSiteParts } from './site.ts'
export { getReceipt, listReceiptKeys, verifyReceipt } from './receipts.ts'
export { shareBets, findSharedBets } from './sharing.ts'
export {
  startSportsbookSession,
  continueSportsbookSession,
  getSessionInfo,
} from './sportsbook-sessions.ts'
export { listRaces, getRace } from './racing.ts'
export { listLotteries, listLotteryDraws, getLotteryProof } from './lotteries.ts'
export { getMatchWidget } from './match-widgets.ts'
