import type {
  Amount,
  AvailableBonuses,
  BonusMismatch,
  OddsAcceptMode,
  SlipError,
  SlipState,
} from '@touchline/betting'
import { createSlip } from '@touchline/betting'
import type { PlacedBet } from '@touchline/contract'
import type { KeyValueStorage } from '../../base/browser-storage.ts'
import type { SlipTab, WantedStake } from './commands.ts'
import type { DetailsById } from './stored-details.ts'
import { PANEL } from './stored.ts'
import type { PlacementPhase, PrimaryAction } from './primary-action.ts'

/** By bet key, in smallest units of the slip's currency. */
export type StakeLimits = Readonly<Record<string, { readonly min: Amount; readonly max: Amount }>>

/** What the backend says of the player's bonuses for one bet. */
export type BetBonuses = {
  /** Those that can go with the bet, as the machine holds them against every price. */
  readonly available: AvailableBonuses
  readonly names: Readonly<Record<string, string>>
  /** Those that the bet cannot have whatever its prices do, and why. */
  readonly others: readonly OtherBonus[]
}

type OtherBonus = { readonly id: string; readonly name: string; readonly mismatch: BonusMismatch }

/** By bet key; empty while not known. */
export type BonusesByBet = Readonly<Record<string, BetBonuses>>

export type PanelState = {
  readonly isOpen: boolean
  readonly tab: SlipTab
  /** On phones: the player opened it beyond the strip that a selection brings up. */
  readonly isExpanded: boolean
}

export const CLOSED_PANEL: PanelState = { isOpen: false, tab: 'BET_SLIP', isExpanded: false }

/** SLIP-03: as the browser session has it; falls back to the slip's tab where My bets is hidden. */
export function readPanel(storage: KeyValueStorage, isMyBetsHidden: boolean): PanelState {
  const saved = PANEL.read(storage) ?? CLOSED_PANEL
  return {
    isOpen: saved.isOpen,
    tab: isMyBetsHidden ? 'BET_SLIP' : saved.tab,
    isExpanded: false,
  }
}

/** `isOpen`: whether the bets were placed is not known, and the next press asks. */
export type SlipFailure = SlipError & { readonly isOpen?: boolean }

export type SlipStoreState = {
  /** The machine's state: everything that bets and money depend on. */
  readonly slip: SlipState
  readonly details: DetailsById
  readonly panel: PanelState
  /** The visitor's choice, or the player's setting. */
  readonly acceptMode: OddsAcceptMode
  /** Least and greatest stake by bet, as last told by the backend; empty while not known. */
  readonly limits: StakeLimits
  /** The player's bonuses by bet, as last told by the backend; empty while not known. */
  readonly bonuses: BonusesByBet
  /** The bet whose stake the player turned to last; null after the selections changed. */
  readonly aimedAt: string | null
  /** Typed over the maximum, which stands in its place. */
  readonly wanted: WantedStake | null
  readonly phase: PlacementPhase
  /** Another tab is placing this slip. */
  readonly isPlacingElsewhere: boolean
  /** A newer slip came from another tab while this one was being placed or brought back. */
  readonly isBehind: boolean
  /** The bets of the receipt, kept up to date while it shows. */
  readonly receipt: readonly PlacedBet[]
  /** The last refusal; stays readable until the player acts, whatever prices do meanwhile. */
  readonly failure: SlipFailure | null
  /** The saved bets could not be looked up: they are kept, to be brought back later. */
  readonly hasRestoreFailed: boolean
  /** Ids of outcomes that were pressed and wait for the saved bets: they look pressed already. */
  readonly waitingIds: readonly string[]
  /** Names of what a shared bet held and the slip could not take. */
  readonly sharedMissing: readonly string[]
  /** What the button goes on showing for a moment after a price change gave it another meaning. */
  readonly heldAction: PrimaryAction | null
  /** For a moment after accepting: a second press of the same movement must not place. */
  readonly isResting: boolean
}

/** Until the settings name the currency, which they do before anything can be selected. */
const FIRST_CURRENCY = { currency: 'EUR', subunits: 100 }

export const EMPTY_SLIP_STORE: SlipStoreState = {
  slip: createSlip(FIRST_CURRENCY),
  details: {},
  panel: CLOSED_PANEL,
  // The default; first views do without the rules of price changes.
  acceptMode: 'none',
  limits: {},
  bonuses: {},
  aimedAt: null,
  wanted: null,
  phase: 'idle',
  isPlacingElsewhere: false,
  isBehind: false,
  receipt: [],
  failure: null,
  hasRestoreFailed: false,
  waitingIds: [],
  sharedMissing: [],
  heldAction: null,
  isResting: false,
}
