import { MATCH_STATUS } from '@touchline/betting'
import type { SportTypeProviders } from '../settings/sport-type-providers.ts'
import type { Feed } from './feed.ts'
import type { CatalogueSport, FeedMessage, FixtureMessage } from './messages.ts'

/**
 * The feed with the matches alone whose provider the operator names for their type of sports. Of the
 * others only results come through: bets may wait for them from before. They count as not covered.
 */
export function onlyNamedProviders(feed: Feed, named: SportTypeProviders): Feed {
  if (Object.keys(named).length === 0) return feed
  const types = new Map<string, CatalogueSport['type']>()
  const left = new Set<string>()

  const isNamed = ({ sportKey, provider }: FixtureMessage) =>
    named[types.get(sportKey) ?? 'sport']?.some((name) => name === provider) ?? true

  const admit = (message: FeedMessage): FeedMessage[] => {
    switch (message.kind) {
      case 'catalogue':
        for (const { key, type } of message.sports) types.set(key, type)
        return [message]
      case 'fixture':
        if (isNamed(message)) return [message]
        left.add(message.id)
        return [{ ...message, status: MATCH_STATUS.notCovered }]
      case 'odds_change':
      case 'match_state':
        return left.has(message.matchId) ? [] : [message]
      case 'alive':
      case 'bet_stop':
      case 'bet_settlement':
      case 'rollback_bet_settlement':
      case 'bet_cancel':
      case 'rollback_bet_cancel':
      case 'provider_status':
        return [message]
    }
  }

  return { ...feed, start: (sink) => feed.start((messages) => sink(messages.flatMap(admit))) }
}
