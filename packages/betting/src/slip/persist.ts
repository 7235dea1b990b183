import { BET_TYPES } from '../bets/bet-type.ts'
import type { FreebetBonus } from '../bets/bonus.ts'
import { FREEBET_MODES } from '../bets/bonus.ts'
import { isMarketStatus } from '../bets/market-status.ts'
import { isMatchStatus } from '../bets/match-status.ts'
import type { SystemType } from '../bets/system-type.ts'
import { isOdds } from '../odds/odds.ts'
import type { EventSpan } from './event-span.ts'
import type { SlipSelection } from './selection.ts'
import { SELECTION_TYPES, withAvailability } from './selection.ts'
import { selectionId } from './selection-id.ts'
import type { SlipBet } from './slip-bet.ts'
import { createBet, STAKE_SOURCES } from './slip-bet.ts'
import type { SlipState } from './slip-state.ts'
import {
  readAmount,
  readBoolean,
  readCount,
  readFields,
  readIf,
  readList,
  readNullable,
  readOneOf,
  readString,
  UnreadableError,
} from './strict-reader.ts'

const PERSISTED_SLIP_VERSION = 1

/** The part of the slip that outlives a reload. */
export type PersistedSlip = {
  readonly currency: string
  readonly subunits: number
  readonly bets: readonly SlipBet[]
}

/** The slip as versioned JSON text; amounts are decimal strings. */
export function persistSlip({ currency, subunits, bets }: SlipState): string {
  const saved = { version: PERSISTED_SLIP_VERSION, currency, subunits, bets: bets.map(savedBet) }
  return JSON.stringify(saved, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** What a bonus list and a quote said is asked for again after a reload. */
function savedBet(bet: SlipBet) {
  const { betType, selections, stake, currency, subunits, stakeSource, desiredWin } = bet
  const { systemType, bankers, customOdds, isCustomOddsProposed, bonus, freebetStake, isVip } = bet
  return {
    betType,
    selections,
    stake,
    currency,
    subunits,
    stakeSource,
    desiredWin,
    systemType,
    bankers,
    customOdds,
    isCustomOddsProposed,
    bonus: bonus?.type === 'freebet' ? bonus : null,
    freebetStake,
    isVip,
  }
}

/** Reads what `persistSlip` wrote; null for another version and for anything it did not write. */
export function parsePersistedSlip(text: string): PersistedSlip | null {
  try {
    const saved = readFields(JSON.parse(text), 'slip')
    if (saved['version'] !== PERSISTED_SLIP_VERSION) return null
    return {
      currency: readString(saved['currency'], 'currency'),
      subunits: readCount(saved['subunits'], 'subunits'),
      bets: readList(saved['bets'], 'bets', readBet),
    }
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof SyntaxError) return null
    throw error
  }
}

function readBet(value: unknown): SlipBet {
  const bet = readFields(value, 'bet')
  const selections = readList(bet['selections'], 'selections', readSelection)
  const betType = readOneOf(bet['betType'], BET_TYPES, 'bet type')
  return {
    ...createBet(betType, selections, {
      currency: readString(bet['currency'], 'currency'),
      subunits: readCount(bet['subunits'], 'subunits'),
    }),
    stake: readAmount(bet['stake'], 'stake'),
    stakeSource: readNullable(bet['stakeSource'], (source) =>
      readOneOf(source, STAKE_SOURCES, 'stake source'),
    ),
    desiredWin: readNullable(bet['desiredWin'], (win) => readAmount(win, 'wanted win')),
    systemType: readNullable(bet['systemType'], readSystemType),
    // Slips were saved before there were bankers.
    bankers: readList(bet['bankers'] ?? [], 'bankers', (id) => readString(id, 'banker')),
    customOdds: readNullable(bet['customOdds'], (odds) => readIf(odds, isOdds, 'custom odds')),
    isCustomOddsProposed: readBoolean(bet['isCustomOddsProposed'], 'proposal'),
    bonus: readNullable(bet['bonus'], readFreebet),
    freebetStake: readNullable(bet['freebetStake'], (stake) => readAmount(stake, 'freebet stake')),
    isVip: readBoolean(bet['isVip'], 'VIP mark'),
  }
}

function readSelection(value: unknown): SlipSelection {
  const saved = readFields(value, 'selection')
  const key = {
    matchId: readString(saved['matchId'], 'match id'),
    marketId: readCount(saved['marketId'], 'market id'),
    specifier: readString(saved['specifier'], 'specifier'),
    outcomeId: readString(saved['outcomeId'], 'outcome id'),
  }
  return withAvailability({
    ...key,
    id: selectionId(key),
    matchUrnId: readString(saved['matchUrnId'], 'match urn'),
    odds: readIf(saved['odds'], isOdds, 'odds'),
    acceptedOdds: readIf(saved['acceptedOdds'], isOdds, 'accepted odds'),
    initialOdds: readIf(saved['initialOdds'], isOdds, 'initial odds'),
    provider: readString(saved['provider'], 'provider'),
    type: readOneOf(saved['type'], SELECTION_TYPES, 'selection type'),
    // Slips were saved before it was known.
    span: readNullable(saved['span'] ?? null, readSpan),
    matchStatus: readIf(saved['matchStatus'], isMatchStatus, 'match status'),
    marketStatus: readIf(saved['marketStatus'], isMarketStatus, 'market status'),
    active: readBoolean(saved['active'], 'active mark'),
    isProviderActive: readBoolean(saved['isProviderActive'], 'provider mark'),
    isSuspended: readBoolean(saved['isSuspended'], 'suspension mark'),
    isNotAvailable: readBoolean(saved['isNotAvailable'], 'availability mark'),
    isChanged: readBoolean(saved['isChanged'], 'change mark'),
  })
}

function readSpan(value: unknown): EventSpan {
  const span = readFields(value, 'span')
  return {
    tournamentId: readString(span['tournamentId'], 'tournament id'),
    from: readCount(span['from'], 'beginning'),
    until: readCount(span['until'], 'end'),
  }
}

function readSystemType(value: unknown): SystemType {
  const type = readFields(value, 'system type')
  return {
    id: readString(type['id'], 'system id'),
    totalCount: readCount(type['totalCount'], 'total count'),
    winCount: readCount(type['winCount'], 'win count'),
  }
}

function readFreebet(value: unknown): FreebetBonus {
  const bonus = readFields(value, 'bonus')
  return {
    type: readOneOf(bonus['type'], ['freebet'], 'bonus type'),
    id: readString(bonus['id'], 'bonus id'),
    mode: readOneOf(bonus['mode'], FREEBET_MODES, 'freebet mode'),
    freebetStake: readAmount(bonus['freebetStake'], 'freebet stake'),
    currency: readString(bonus['currency'], 'currency'),
    minOdds: readNullable(bonus['minOdds'], (odds) => readIf(odds, isOdds, 'least odds')),
    maxOdds: readNullable(bonus['maxOdds'], (odds) => readIf(odds, isOdds, 'most odds')),
    selectionCountFrom: readNullable(bonus['selectionCountFrom'], (n) => readCount(n, 'count')),
    selectionCountTo: readNullable(bonus['selectionCountTo'], (n) => readCount(n, 'count')),
    matchStatus: readNullable(bonus['matchStatus'], (status) =>
      readIf(status, isMatchStatus, 'match status'),
    ),
  }
}
