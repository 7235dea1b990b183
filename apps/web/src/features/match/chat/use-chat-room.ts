import type { ChatMessage } from '@touchline/contract'
import { useEffect, useState } from 'react'

import { useServices } from '../../../base/services.ts'
import { afterEvent, withMessage, type Room } from './chat-room.ts'

/** The messages of a room as they come; null until the first are there. */
export function useChatRoom(matchId: string) {
  const { live } = useServices()
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(
    () =>
      live.followChat(matchId, {
        onMessages: (messages) => setRoom([...messages]),
        onEvent: (event) => setRoom((before) => before && afterEvent(before, matchId, event)),
      }),
    [live, matchId],
  )
  const add = (message: ChatMessage) => setRoom((before) => withMessage(before ?? [], message))
  return { room, add }
}
