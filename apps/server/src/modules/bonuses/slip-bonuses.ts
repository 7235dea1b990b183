import type { BetType, BonusSubject, BonusType, SlipBonus, SystemType } from '@touchline/betting'
import {
  activeRangeIndex,
  areBankers,
  bonusMismatch,
  BONUS_TYPES,
  defaultSystemTypes,
  legMismatches,
  MATCH_STATUS,
  suitableSelections,
} from '@touchline/betting'
import type {
  Bonus,
  BonusesOfBet,
  HeldBonus,
  PlacementSelection,
  SlipBets,
} from '@touchline/contract'
import type { Book } from '../../feed/book/book.ts'
import type { OwnBonus } from './bonus-standing.ts'
import { slipBonusOf } from './bonus-terms.ts'
import type { Country } from './who-may-have.ts'

type AskedBet = SlipBets['bets'][number]

type Circumstances = {
  readonly book: Book
  readonly currency: string
  readonly country: Country
  readonly now: Date
}

/** The automatic choice; a freebet is the player's, a lootbox nobody's. */
const CHOSEN_FIRST: readonly BonusType[] = ['hunting', 'tournament', 'comboboost']

/** What bonus conditions look at, at current prices. */
function bonusSubject(
  bet: AskedBet,
  { book, currency, country, now }: Circumstances,
): BonusSubject {
  return {
    betType: typeOf(bet),
    currency,
    customOdds: bet.customOdds ?? null,
    system: systemOf(bet),
    selections: bet.selections.map((selection) => legOf(book, selection)),
    now: now.getTime(),
    country,
  }
}

function typeOf({
  systemId,
  customOdds,
  selections,
}: Pick<AskedBet, 'selections' | 'systemId' | 'customOdds'>): BetType {
  if (customOdds !== undefined) return 'custom_bet'
  if (systemId !== undefined) return 'system'
  return selections.length === 1 ? 'single' : 'combo'
}

const systemTypes = new Map(defaultSystemTypes().map((type) => [type.id, type]))

/** Null for what is no system, or none that can be bet on. */
function systemOf({ systemId = '', selections, bankers = [] }: AskedBet): SystemType | null {
  const type = systemTypes.get(systemId)
  if (type?.totalCount !== selections.length) return null
  const system = { ...type, bankers }
  return areBankers(system) ? system : null
}

function legOf(
  book: Book,
  { matchId, marketId, specifier, outcomeId, odds }: PlacementSelection,
): BonusSubject['selections'][number] {
  const match = book.match(matchId)
  const price = book.priceOf(matchId, marketId, specifier, outcomeId)
  const tournament = match === undefined ? undefined : book.tournament(match.tournamentId)
  return {
    odds: price?.odds ?? odds,
    matchStatus: match?.status ?? MATCH_STATUS.notCovered,
    matchId,
    // A place that is not known is none of those that are asked for.
    place: {
      matchId,
      sportKey: match?.sportKey ?? '',
      tournamentId: match === undefined ? '' : String(match.tournamentId),
      categoryId: tournament === undefined ? '' : String(tournament.categoryId),
    },
  }
}

/** Holds a player's bonuses against one bet. @param usable with what the contract says of each */
export function holdAgainst(
  usable: readonly { readonly own: OwnBonus; readonly shown: Bonus }[],
  bet: AskedBet,
  circumstances: Circumstances,
): BonusesOfBet {
  const subject = bonusSubject(bet, circumstances)
  const held = usable.map(({ own, shown }) => hold(slipBonusOf(own), shown, subject))
  const ofType = (type: BonusType): HeldBonus[] =>
    held
      .filter(({ bonus }) => bonus.type === type)
      .toSorted((a, b) => Number(a.mismatch !== null) - Number(b.mismatch !== null))
  const fitting = CHOSEN_FIRST.flatMap(ofType).find(({ mismatch }) => mismatch === null)
  return {
    bonuses: Object.fromEntries(BONUS_TYPES.map((type) => [type, ofType(type)])) as Record<
      BonusType,
      HeldBonus[]
    >,
    chosen: fitting === undefined ? null : { id: fitting.bonus.id, type: fitting.bonus.type },
  }
}

function hold(bonus: SlipBonus, shown: Bonus, subject: BonusSubject): HeldBonus {
  const { selections } = subject
  return {
    bonus:
      bonus.type === 'comboboost' && shown.type === 'comboboost'
        ? {
            ...shown,
            activeRangeIndex: activeRangeIndex(bonus, selections),
            suitableSelections: [...suitableSelections(bonus, selections)],
          }
        : shown,
    mismatch: bonusMismatch(bonus, subject),
    legs: [...legMismatches(bonus, selections)],
  }
}
