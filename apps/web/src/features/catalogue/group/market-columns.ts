import type { Market, Match, Sport } from '@touchline/contract'

export type MarketColumns = {
  /** Null for as long as nobody has said which market the sport's main one is. */
  marketId: number | null
  name: string
  /** Short names of the outcomes: `1`, `X`, `2`. Two or three. */
  labels: readonly string[]
}

/** The market beside the main one. */
export type SecondColumns = MarketColumns & {
  marketOf: (match: Match) => Market | null
  /** How many columns they take where the player chose them: then they come first. */
  chosen?: number
}

/** The market beside those, on wide screens. */
export type ThirdColumns = Omit<SecondColumns, 'chosen'> & {
  /** The list is read with it; until then its places are kept. */
  isRead: boolean
}

export type GroupColumns = {
  main: MarketColumns
  second: SecondColumns | null
  third: ThirdColumns | null
}

type MainMarket = { marketId: number | null; name: string; outcomes: number }

export function mainMarketOf(sport: Sport | undefined): MainMarket {
  return {
    marketId: sport?.mainMarketId ?? null,
    name: sport?.mainMarketName ?? '',
    outcomes: sport?.mainMarketOutcomesCount ?? 3,
  }
}

/**
 * What the header of a group says about its odds, read from the first match that has the market:
 * the matches of one league have the same main market.
 * @param expected the sport's main market, which keeps its place for as long as no match has it
 */
export function groupColumns(
  matches: readonly Match[],
  { marketId, name, outcomes }: MainMarket,
): GroupColumns {
  const labels = outcomes === 2 ? ['1', '2'] : ['1', 'X', '2']
  const second = columnsOf(matches, secondaryMarket)
  return {
    main: columnsOf(matches, (match) => match.mainMarket) ?? { marketId, name, labels },
    second: second && { ...second, marketOf: secondaryMarket },
    third: null,
  }
}

function secondaryMarket(match: Match): Market | null {
  return match.secondaryMarket
}

/** What a head says about the columns below it. */
export type ColumnTexts = { main: string; second: string; third: string }

export function columnTexts({ main, second, third }: GroupColumns): ColumnTexts {
  return { main: textOf(main), second: textOf(second), third: textOf(third) }
}

function textOf(columns: MarketColumns | null): string {
  return columns?.labels.join('\n') ?? ''
}

export function columnsOf(
  matches: readonly Match[],
  marketOf: (match: Match) => Market | null,
): MarketColumns | null {
  const shown = matches.map(marketOf).find((market) => market !== null && fits(market))
  if (!shown) return null
  const labels = shown.outcomes.map((outcome) => outcome.shortName)
  return { marketId: shown.id, name: shown.name, labels }
}

function fits({ outcomes }: Market): boolean {
  return outcomes.length === 2 || outcomes.length === 3
}
