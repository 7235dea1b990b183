import type { ChatMessage, Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useState, useEffect } from 'react'
import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import styles from './chat.module.css'
import { useServices } from '../../../base/services.ts'
import type { Room } from './chat-room.ts'
import { afterEvent, withMessage } from './chat-room.ts'

/** The room of a match: everybody reads along, players write. */
export function ChatTab({ match }: { match: Match }) {
  return (
    <MatchInfoTexts>
      <ChatRoom match={match} />
    </MatchInfoTexts>
  )
}

function ChatRoom({ match }: { match: Match }) {
  const { room, add } = useChatRoom(match.id)
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())
  if (room === null) return <Skeleton className={styles['waiting']} />
  return (
    <div className={styles['room']}>
      <MessageList
        messages={room.filter(({ author }) => !ignored.has(author.id))}
        onIgnore={(authorId) => setIgnored(new Set([...ignored, authorId]))}
      />
      <Composer matchId={match.id} onSent={add} />
    </div>
  )
}

/** The messages of a room as they come; null until the first are there. */
function useChatRoom(matchId: string) {
  const { api, live } = useServices()
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(
    () =>
      live.followChat(matchId, {
        read: (signal) => api('listChatMessages', { params: { id: matchId }, signal }),
        onRead: (messages) => setRoom([...messages]),
        onEvent: (event) => setRoom((before) => before && afterEvent(before, matchId, event)),
      }),
    [api, live, matchId],
  )
  const add = (message: ChatMessage) => setRoom((before) => withMessage(before ?? [], message))
  return { room, add }
}
