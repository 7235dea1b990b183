import type { ChatMessage, PushEvent } from '@touchline/contract'

/** Messages of a room, oldest first. */
export type Room = readonly ChatMessage[]

/** Older ones leave the page. */
const MOST = 200

/** What a push event makes of a room; the same room where it is no business of its. */
export function afterEvent(room: Room, matchId: string, event: PushEvent): Room {
  if (event.type === 'chat_message' && event.message.matchId === matchId) {
    return withMessage(room, event.message)
  }
  if (event.type === 'chat_message_hidden' && event.matchId === matchId) {
    return room.filter(({ id }) => id !== event.messageId)
  }
  return room
}

/** A message may come twice: as the answer to its sender and as an event. */
export function withMessage(room: Room, message: ChatMessage): Room {
  if (room.some(({ id }) => id === message.id)) return room
  return [...room, message].slice(-MOST)
}
