import { isOver } from '@touchline/betting'
import { calls, channels, encodePushEvent } from '@touchline/contract'
import type { ChatMessage, PushEvent } from '@touchline/contract'

import type { Db } from '../../db/database.ts'
import type { Book } from '../../feed/book/book.ts'
import { Problem } from '../../http/problem.ts'
import { cleanText, refusalOf } from '../../moderation/moderate-text.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import { LOCALES } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { requireMatch } from '../markets/require-match.ts'
import type { Routes } from '../sessions/routes.ts'
import {
  addMessage,
  listMessages,
  publicIdOf,
  reportMessage,
  type StoredMessage,
} from './chat-repository.ts'

type Deps = {
  readonly db: Db
  readonly book: Book
  readonly publisher: Publisher
  readonly clock: Clock
}

const PACE = { messages: 4, withinMs: 20_000 }

/** The room of a match: anybody reads, players write. It goes out on the match's own channel. */
export function matchChatRoutes(routes: Routes, { db, book, publisher, clock }: Deps): void {
  const now = () => new Date(clock.now())

  function tell(matchId: string, event: PushEvent): void {
    const data = encodePushEvent(event)
    for (const { code } of LOCALES) {
      const channel = channels.match(code, matchId)
      if (publisher.isWanted?.(channel) ?? true) void publisher.publish(channel, data)
    }
  }

  routes.open(calls.listChatMessages, async ({ params, locale }) => {
    const { id } = requireMatch(book, params['id'])
    const channel = channels.match(locale, id)
    // Read before the messages: what they then lack, the stream still delivers.
    const stream = { channel, ...publisher.position(channel) }
    return { data: (await listMessages(db, id)).map(presentMessage), meta: { stream } }
  })

  routes.signedIn(calls.sendChatMessage, async ({ params, body, player }) => {
    const match = requireMatch(book, params['id'])
    if (isOver(match.status)) throw new Problem(409, 'error.chat.closed')
    const text = cleanText(body.text)
    if (text === '') throw new Problem(400, 'error.form.required')
    const refusal = refusalOf(text)
    if (refusal !== null) throw new Problem(422, `error.chat.${refusal}`)
    const written = { matchId: match.id, playerId: player.id, body: text, now: now() }
    const stored = await addMessage(db, written, PACE)
    if (stored === undefined) throw new Problem(429, 'error.chat.too_fast')
    const message = presentMessage(stored.message)
    if (stored.isNew) tell(match.id, { type: 'chat_message', message })
    return { data: message }
  })

  routes.signedIn(calls.reportChatMessage, async ({ params, player }) => {
    const { id: matchId } = requireMatch(book, params['id'])
    const wanted = params['messageId'] ?? ''
    const messageId = /^\d{1,18}$/.test(wanted) ? BigInt(wanted) : null
    if (messageId === null) throw new Problem(404, 'error.chat.not_found')
    const outcome = await reportMessage(db, { matchId, messageId, playerId: player.id }, now())
    if (outcome === 'unknown') throw new Problem(404, 'error.chat.not_found')
    if (outcome === 'hidden') {
      tell(matchId, { type: 'chat_message_hidden', matchId, messageId: wanted })
    }
    return undefined
  })

  routes.signedIn(calls.getChatUser, async ({ player }) => ({
    data: { userId: await publicIdOf(db, player.id) },
  }))
}

/** A player without a nickname is told apart by a part of the public id. */
function presentMessage(stored: StoredMessage): ChatMessage {
  const { id, match_id: matchId, body, sent_at: sentAt, public_id: publicId, nickname } = stored
  return {
    id: String(id),
    matchId,
    author: { id: publicId, name: nickname ?? `#${publicId.slice(0, 4)}` },
    text: body,
    sentAt: sentAt.toISOString(),
  }
}
