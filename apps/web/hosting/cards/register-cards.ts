import { ApiError, type ApiClient } from '@touchline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { createAnswerCache } from '../answer-cache.ts'
import { LIFETIME } from '../lifetimes.ts'
import type { LimitVisitors } from '../limit-visitors.ts'
import type { CardContent } from './card-content.ts'
import { readCard, type CardKind } from './read-card.ts'

export type CardsOptions = {
  /** Asks in English: a server has no fonts for every script. */
  apiFor: (request: FastifyRequest) => ApiClient
  limitVisitors: LimitVisitors
  report: (error: unknown) => void
}

type CardRequest = { Params: { kind: string; file: string } }

const MAX_STORED = 16_000_000
const AN_HOUR_MS = 3_600_000
const A_MINUTE_MS = 60_000
/** Cards that have to be drawn, a tenth of a second of work each. */
const RATE = { burst: 60, everyMs: 500 }
const FILE = /^([\w-]{1,64})\.png$/

/**
 * What a messenger shows of a link: `/fe-api/cards/match/12.png`, `/fe-api/cards/bet/CODE.png` and
 * `/fe-api/cards/site.png`.
 */
export function registerCards(
  app: FastifyInstance,
  { apiFor, limitVisitors, report }: CardsOptions,
): void {
  const countDrawing = limitVisitors(RATE)
  const stored = createAnswerCache<Buffer>({
    maxBytes: MAX_STORED,
    keptMs: AN_HOUR_MS,
    failedMs: A_MINUTE_MS,
  })

  app.get('/fe-api/cards/site.png', async (_, reply) =>
    reply
      .type('image/png')
      .header('cache-control', LIFETIME.day)
      .send(await stored('site', () => draw({ kind: 'site' }))),
  )
  app.get<CardRequest>('/fe-api/cards/:kind/:file', async (request, reply) => {
    const { kind, file } = request.params
    const id = FILE.exec(file)?.[1]
    if (id === undefined || !isKind(kind)) return reply.code(404).send({ error: UNKNOWN })
    const key = `${kind} ${id}`
    if (!stored.has(key)) countDrawing(request.ip)
    try {
      const card = await stored(key, () => make(apiFor(request), kind, id))
      return await reply
        .type('image/png')
        .header('cache-control', 'public, max-age=3600')
        .header('x-content-type-options', 'nosniff')
        .send(card)
    } catch (error) {
      const isUnknown = error instanceof UnknownCard || isRefusal(error)
      if (!isUnknown) report(error)
      return reply
        .code(isUnknown ? 404 : 502)
        .header('cache-control', 'no-store')
        .send({ error: isUnknown ? UNKNOWN : 'This picture could not be drawn.' })
    }
  })
}

const UNKNOWN = 'There is no such picture.'

class UnknownCard extends Error {}

function isKind(kind: string): kind is CardKind {
  return kind === 'match' || kind === 'bet'
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

async function make(api: ApiClient, kind: CardKind, id: string): Promise<Buffer> {
  const content = await readCard(api, kind, id)
  if (content === null) throw new UnknownCard()
  return draw(content)
}

/** Its library is read with the first picture: most processes start without one. */
async function draw(content: CardContent): Promise<Buffer> {
  const { drawCard } = await import('./draw-card.ts')
  return drawCard(content)
}
