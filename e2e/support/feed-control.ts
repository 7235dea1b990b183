import type { Page, WebSocketRoute } from '@playwright/test'
import { oddsOf } from '@touchline/betting'
import { encodePushEvent, MATCH_STATUS } from '@touchline/contract'
import type { Market, MarketChange, MatchState, PushEvent } from '@touchline/contract'

type Publication = { channel: string; pub?: { data: { type: string; [key: string]: unknown } } }
type WireChange = { match_id: string; id: number; specifier: string }

export type FeedControl = {
  /**
   * Tells the page this change in place of the feed, whose own changes of that market it holds back.
   * It is told again and again: a snapshot that was on its way has the price of the book.
   */
  change: (change: MarketChange) => void
  /** Gives one outcome another price and leaves the rest of its market as it is. */
  setOdds: (market: Market, outcomeId: string, odds: number) => void
  setStatus: (market: Market, status: MarketChange['status']) => void
  /** Tells that a match to come has begun. For the backend it has not: its prices do not move. */
  beginMatch: (matchId: string) => void
  /** Tells the score, the clock and the rest of what moves about a match. */
  tellMatch: (match: MatchState) => void
  /** Breaks the connection and refuses new ones until `reconnect`. */
  disconnect: () => Promise<void>
  reconnect: () => void
  /** Forgets what was told, for a page that is opened anew. */
  begin: () => void
  /** Lets everything but heartbeats and changes through: the feed has gone silent. */
  silence: () => void
}

/**
 * Stands between the page and the push server. Changes travel inside real publications, so that the
 * offsets of the channel stay gapless. Call it before the page is opened.
 */
export async function controlFeed(page: Page): Promise<FeedControl> {
  const told = new Map<string, MarketChange>()
  const events: PushEvent[] = []
  const open = new Set<WebSocketRoute>()
  let mode: 'through' | 'silent' | 'cut' = 'through'

  await page.routeWebSocket(/\/connection\/websocket/, async (route) => {
    if (mode === 'cut') {
      await route.close({ code: 3001, reason: 'shutdown' })
      return
    }
    open.add(route)
    const server = route.connectToServer()
    server.onMessage((message) => {
      const text = message.toString()
      const lines = text.split('\n').flatMap((line) => rewrite(line) ?? [])
      if (lines.length > 0) route.send(lines.join('\n'))
    })
  })

  /** @returns undefined for a line that does not go on */
  function rewrite(line: string): string | undefined {
    const reply = line === '' ? {} : (JSON.parse(line) as { push?: Publication })
    const { push } = reply
    const data = push?.pub?.data
    if (push === undefined || data === undefined) return line
    if (mode === 'silent' && push.channel.startsWith('public:')) return undefined
    if (data.type !== 'markets_changed') return line
    const isOfAll = push.channel.endsWith('.updates')
    const event = isOfAll ? events.shift() : undefined
    if (event !== undefined) {
      push.pub = { ...push.pub, data: encodePushEvent(event) as { type: string } }
      return JSON.stringify(reply)
    }
    const own = (data['markets'] as WireChange[]).filter((one) => !told.has(wireKey(one)))
    const added = isOfAll ? [...told.values()] : []
    data['markets'] = [...own, ...added.map(toWire)]
    return JSON.stringify(reply)
  }

  function change(next: MarketChange): void {
    const key = wireKey({ match_id: next.matchId, id: next.id, specifier: next.specifier })
    const outcomes = new Map(told.get(key)?.outcomes.map((outcome) => [outcome.id, outcome]))
    for (const outcome of next.outcomes) outcomes.set(outcome.id, outcome)
    told.set(key, { ...next, outcomes: [...outcomes.values()] })
  }

  return {
    change,
    begin() {
      told.clear()
      events.length = 0
    },
    beginMatch(matchId) {
      events.push({
        type: 'match_status_changed',
        match: { id: matchId, status: MATCH_STATUS.live },
      })
    },
    tellMatch: (match) => void events.push({ type: 'match_changed', match }),
    setOdds: (market, outcomeId, odds) =>
      change({
        ...identity(market),
        status: market.status,
        outcomes: [{ id: outcomeId, active: true, odds: oddsOf(odds) }],
      }),
    setStatus: (market, status) => change({ ...identity(market), status, outcomes: [] }),
    async disconnect() {
      mode = 'cut'
      await Promise.all([...open].map((route) => route.close({ code: 3001, reason: 'shutdown' })))
      open.clear()
    },
    reconnect: () => {
      mode = 'through'
    },
    silence: () => {
      mode = 'silent'
    },
  }
}

function identity({ matchId, id, specifier }: Market) {
  return { matchId, id, specifier }
}

function wireKey({ match_id: matchId, id, specifier }: WireChange): string {
  return `${matchId}:${id}:${specifier}`
}

function toWire(change: MarketChange): WireChange {
  const event = encodePushEvent({ type: 'markets_changed', markets: [change] })
  const [wire] = (event as { markets: WireChange[] }).markets
  if (wire === undefined) throw new Error('A change that cannot be encoded')
  return wire
}
