import type {
  SlipBet,
  PlacedBet as SlipPlacedBet,
  PlacedBonus,
  PlacedSelection as SlipPlacedSelection,
  SettlementResult,
} from '@touchline/betting'
import { BONUS_TYPES, BET_STATUSES, totalOddsOf } from '@touchline/betting'
import type { PlacedBet, PlacedSelection } from '@touchline/contract'
import { laterState } from '../bets/bets-cache.ts'
import type { SlipDependencies } from './kernel.ts'

const LEG_RESULTS: Readonly<Record<PlacedSelection['status'], SettlementResult>> = {
  open: 'no_results',
  won: 'win_entire',
  lost: 'lose_entire',
  void: 'refund_entire',
  half_won: 'refund_half_win_other',
  half_lost: 'refund_half_lose_other',
  dead_heat: 'win_entire',
}

/** A placed bet as the slip machine keeps it. */
export function toSlipPlacedBet(bet: PlacedBet): SlipPlacedBet {
  const {
    bonus,
    settledAt: _settledAt,
    rejectionKey: _key,
    acceptanceAt: _end,
    acceptanceIn: _left,
    ...rest
  } = bet
  return {
    ...rest,
    odds: totalOddsOf(BigInt(bet.odds)),
    createdAt: Date.parse(bet.createdAt),
    bonus: toSlipBonus(bonus),
    selections: bet.selections.map(toSlipSelection),
  }
}

/** A bonus of a kind that this version does not know counts as none. */
function toSlipBonus(bonus: PlacedBet['bonus']): PlacedBonus | null {
  const type = BONUS_TYPES.find((known) => known === bonus?.type)
  return bonus === null || type === undefined
    ? null
    : { id: bonus.id, type, odds: bonus.odds ?? null }
}

function toSlipSelection(leg: PlacedSelection): SlipPlacedSelection {
  return {
    id: leg.id,
    status: LEG_RESULTS[leg.status],
    matchId: leg.match.id,
    marketId: leg.market.id,
    specifier: leg.specifier,
    outcomeId: leg.outcome.id,
    odds: leg.odds,
    match: leg.match.name,
    market: leg.market.name,
    outcome: leg.outcome.name,
    startTime: Date.parse(leg.match.startTime),
  }
}

/** The receipt with a newer state of one of its bets; the same list when it is none of them. */
export function updateReceipt(
  receipt: readonly PlacedBet[],
  update: PlacedBet,
): readonly PlacedBet[] {
  const index = receipt.findIndex((bet) => bet.id === update.id)
  const known = receipt[index]
  return known === undefined ? receipt : receipt.with(index, laterState(known, update))
}

/** Some of its bets were refused and others not: whoever keeps them all would bet twice. */
export function hasMixedEnd(receipt: readonly PlacedBet[]): boolean {
  const { length } = receipt.filter(isRefused)
  return length > 0 && length < receipt.length
}

/** Of several bets not all are decided: which of them to bring back cannot be told yet. */
export function isUndecided(receipt: readonly PlacedBet[]): boolean {
  return receipt.length > 1 && receipt.some(({ status }) => status === 'submitted')
}

/** Those of the bets that were sent that the receipt says to be refused. */
export function refusedOf(
  sent: readonly SlipBet[],
  receipt: readonly PlacedBet[],
): readonly SlipBet[] {
  const refused = new Set(receipt.filter(isRefused).map(madeOf))
  return sent.filter(({ betType: type, systemType, selections }) =>
    refused.has(madeOf({ type, systemType, selections })),
  )
}

const isRefused = ({ status }: PlacedBet) => status === 'rejected'

/** What tells the bets of one placement apart. */
function madeOf({
  type,
  systemType,
  selections,
}: Pick<PlacedBet, 'type'> & {
  readonly systemType: { readonly id: string } | null
  readonly selections: readonly { readonly id: string }[]
}): string {
  return JSON.stringify([type, systemType?.id ?? null, selections.map(({ id }) => id).sort()])
}

/** End of the last acceptance delay of the receipt in milliseconds since 1970, null for none. */
export function confirmationEnd(receipt: readonly PlacedBet[]): number | null {
  const ends = receipt
    .filter((bet) => bet.status === 'submitted' && bet.acceptanceAt !== null)
    .map((bet) => Date.parse(bet.acceptanceAt ?? ''))
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Push normally tells in time; this long after the delay's end the bets are read instead. */
const PATIENCE_MS = 2_000
const RECENT_BETS = 30

/** The player's latest bets, however they stand: rejected ones, too. */
export async function readRecentBets(api: SlipDependencies['api']): Promise<readonly PlacedBet[]> {
  const query = { status: [...BET_STATUSES], page: 1, limit: RECENT_BETS }
  return (await api('listBets', { query })).data
}

export type Confirmations = {
  readonly deps: Pick<SlipDependencies, 'api' | 'report'>
  readonly placed: () => readonly PlacedBet[]
  /** A bet as it stands now, of these or another one. */
  readonly update: (bet: PlacedBet) => void
}

/** Follows placed bets through their acceptance delay, where push stays silent. */
export function createConfirmationWatcher({ deps, placed, update }: Confirmations): {
  check: () => void
} {
  const { api, report } = deps
  let waitingFor: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    const end = confirmationEnd(placed())
    if (end === waitingFor) return
    waitingFor = end
    clearTimeout(timer)
    if (end !== null) schedule(Math.max(0, end - Date.now()) + PATIENCE_MS)
  }

  function schedule(ms: number): void {
    timer = setTimeout(() => void read(ms), ms)
  }

  async function read(waited: number): Promise<void> {
    try {
      const bets = await readRecentBets(api)
      bets.forEach(update)
    } catch (error) {
      report(error)
    }
    if (confirmationEnd(placed()) !== null) schedule(waited * 2)
  }

  return { check }
}
