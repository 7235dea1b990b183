import type {
  Amount,
  BetType,
  Odds,
  OddsAcceptMode,
  SelectionKey,
  SlipEvent,
} from '@touchline/betting'
import { selectionId } from '@touchline/betting'
import type { Market, Match, Outcome } from '@touchline/contract'

/** An outcome as it stands when the player picks it, with its market and match. */
export type PickedOutcome = { match: Match; market: Market; outcome: Outcome }

export function pickedId({ match, market, outcome }: PickedOutcome): string {
  return selectionId({
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: outcome.id,
  })
}

/** SLIP-01: the two tabs of the panel. */
export const SLIP_TABS = ['BET_SLIP', 'MY_BETS'] as const

export type SlipTab = (typeof SLIP_TABS)[number]

/** What the player typed before the maximum took its place. */
export type WantedStake = { readonly betKey: string; readonly stake: Amount }

/** A selection of a bet, with the name of what was picked. */
export type NamedKey = SelectionKey & { readonly name: string }

/** What the slip's rules take as the player says it. Amounts are in smallest units. */
export type RuleCommand = Extract<
  SlipEvent,
  {
    readonly type:
      | 'removeSelection'
      | 'setStake'
      | 'setRecommendedStake'
      /** Sets the stake that a possible return needs, in step with the price from now on. */
      | 'setPotentialWin'
      | 'setBetType'
      | 'setSystemType'
      /** Puts a leg into every line of a system, or takes it out. */
      | 'toggleBanker'
      /** Chooses a freebet, which brings its own stake. */
      | 'setBonus'
      | 'removeBonus'
  }
>

/** Adds an outcome at the price that was shown, or takes it out: the other way than it looks unless told. */
export type ToggleCommand = {
  readonly type: 'toggle'
  readonly picked: PickedOutcome
  readonly isWanted?: boolean
}

/** Everything that a player can do to the slip, as data: it can wait for the slip's code. */
export type SlipCommand =
  | RuleCommand
  | ToggleCommand
  /** Does what the button says, unless a price has just changed what that is. */
  | { readonly type: 'press' }
  /** Empties the slip; the notice that follows can undo it. */
  | { readonly type: 'clear' }
  | { readonly type: 'setAcceptMode'; readonly acceptMode: OddsAcceptMode }
  /** Remembers a stake that the maximum took the place of; null for none. */
  | { readonly type: 'wantStake'; readonly wanted: WantedStake | null }
  /** Turns chips, Max and the wanted return to one of several bets. */
  | { readonly type: 'aimAt'; readonly betKey: string }
  /** Asks for the greatest stake of a bet and takes it, as far as the balance goes. */
  | { readonly type: 'takeMaxStake'; readonly betKey: string }
  /** GAP-11: the traders decide on this stake, which is over the maximum. */
  | { readonly type: 'sendForApproval'; readonly betKey: string; readonly stake: Amount }
  /** Back to the maximum, and to a bet that nobody has to approve. */
  | { readonly type: 'takeMaximum'; readonly betKey: string }
  /** The price that the player asks for the custom bet; null: the book's. */
  | { readonly type: 'proposeOdds'; readonly odds: Odds | null }
  /** Puts the receipt's bets back, at the prices of now; where only some were refused, those. */
  | { readonly type: 'reuseSelections' }
  /** Puts the outcomes of another bet in place of the slip's. */
  | { readonly type: 'betAgain'; readonly keys: readonly NamedKey[]; readonly betType: BetType }
  /** Loads the bets that were shared under a code, where the site shares bets. */
  | { readonly type: 'loadShared'; readonly code: string }
  /** After a failure to bring the saved bets back. */
  | { readonly type: 'restoreAgain' }
  | { readonly type: 'dismissReceipt' | 'dismissFailure' | 'dismissSharedMissing' }
  | { readonly type: 'openPanel'; readonly tab?: SlipTab }
  | { readonly type: 'closePanel' }
  /** Phones: back to the strip. */
  | { readonly type: 'collapsePanel' }

/** What a player pressed, and whether that put the outcome into the slip or took it out. */
export type Press = ToggleCommand & { readonly isWanted: boolean }

/** A command that means the same whenever it is run. */
export type LastingCommand = Exclude<SlipCommand, ToggleCommand> | Press

/** @param isShown whether an outcome looks chosen now: a press means the other way, unless told */
export function toLasting(command: SlipCommand, isShown: (id: string) => boolean): LastingCommand {
  if (command.type !== 'toggle') return command
  return { ...command, isWanted: command.isWanted ?? !isShown(pickedId(command.picked)) }
}
