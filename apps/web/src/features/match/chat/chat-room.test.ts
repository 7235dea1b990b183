import type { ChatMessage } from '@touchline/contract'
import { describe, expect, it } from 'vitest'

import { afterEvent, withMessage, type Room } from './chat-room.ts'

const message = (id: string, matchId = '10'): ChatMessage => ({
  id,
  matchId,
  author: { id: 'a', name: '#aaaa' },
  text: `message ${id}`,
  sentAt: '2026-11-21T12:00:00Z',
})
const said = (id: string, matchId?: string) =>
  ({ type: 'chat_message', message: message(id, matchId) }) as const
const room: Room = [message('1'), message('2')]

describe('[STREAM-04] the room of a match', () => {
  it('takes a message once, in its order', () => {
    const grown = afterEvent(room, '10', said('3'))
    expect(grown.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(withMessage(grown, message('3'))).toBe(grown)
  })

  it('drops what was hidden, and stays the same for what concerns others', () => {
    const hidden = { type: 'chat_message_hidden', matchId: '10', messageId: '1' } as const
    expect(afterEvent(room, '10', hidden).map(({ id }) => id)).toEqual(['2'])
    expect(afterEvent(room, '10', said('9', '11'))).toBe(room)
  })
})
