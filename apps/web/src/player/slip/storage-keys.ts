/** Storage keys of the slip (AMB-06: they end with the browser session). */
export const BETS_KEY = 'bets'
export const TICKET_STATE_KEY = 'ticket_state'
/** Names for the cards, so that they can be drawn before the look-up has answered. */
export const DETAILS_KEY = 'bet_details'
/** When the player changed the slip last: the latest change counts among tabs. */
export const CHANGED_AT_KEY = 'bets_changed_at'
export const PANEL_KEY = 'betslip_toggle_state'
/** A visitor's accept mode ends with the browser session (GAP-21). */
export const ACCEPT_MODE_KEY = 'odds_accept_mode'
/** Presses that are not in the saved bets yet. */
export const PRESSES_KEY = 'early_presses'
/** A placement whose answer is not known yet. */
export const JOURNAL_KEY = 'placement'

/** Where one of these is, there is a slip to bring back. */
export const TRACES = [BETS_KEY, TICKET_STATE_KEY, PANEL_KEY, JOURNAL_KEY, PRESSES_KEY]
