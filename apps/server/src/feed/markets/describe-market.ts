import type { LocaleCode } from '@touchline/contract'

import { findDescription } from './find-description.ts'
import { marketTexts } from './market-texts.ts'
import { nameArguments, type CompetitorNames } from './name-arguments.ts'
import { findPlayer } from './player-name.ts'

export type DescribedMarket = {
  readonly name: string
  /** Name of an outcome; undefined where the description has none of that id. */
  readonly outcome: (id: string) => string | undefined
  readonly explanation: string
  readonly settlement: string
}

/** Names a market and its outcomes in one language; undefined for a market nobody described. */
export function describeMarket(
  marketId: number,
  specifier: string,
  locale: LocaleCode,
  competitors: CompetitorNames,
): DescribedMarket | undefined {
  const description = findDescription(marketId)
  if (description === undefined) return undefined
  const { name, outcomes, explanation, rule } = marketTexts(description, locale)
  const given = nameArguments(specifier, locale, competitors)
  return {
    name: name(given),
    outcome: (id) => outcomes.get(id)?.(given),
    explanation,
    settlement: rule,
  }
}

type Team = { readonly id: number; readonly name: string; readonly abbreviation: string }

const COMPETITOR = 'sr:competitor:'

/**
 * Name of an outcome: the description's, the competitor's, or the player's with his team.
 * @param teams both sides of a match, or everybody in a season
 */
export function nameOutcome(
  described: DescribedMarket | undefined,
  outcomeId: string,
  teams: readonly Team[] = [],
): string | undefined {
  const known = described?.outcome(outcomeId)
  if (known !== undefined) return known
  if (outcomeId.startsWith(COMPETITOR)) {
    return teams.find(({ id }) => `${COMPETITOR}${id}` === outcomeId)?.name
  }
  const player = findPlayer(outcomeId)
  const team = teams.find(({ id }) => id === player?.competitorId)
  return team === undefined ? player?.name : `${player?.name} (${team.abbreviation})`
}
