import type { ChatMessage, Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useState, useEffect } from 'react'

import { browserStorages } from '../../../base/browser-storage.ts'
import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import styles from './chat.module.css'
import { useServices } from '../../../base/services.ts'
import { readHidden, writeHidden } from './hidden-authors.ts'
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
  const [hidden, setHidden] = useState(() => readHidden(browserStorages().session))
  if (room === null) return <Skeleton className={styles['waiting']} />
  const messages = room.filter(({ author }) => !hidden.has(author.id))
  const hide = (authors: ReadonlySet<string>) =>
    setHidden(writeHidden(browserStorages().session, authors))
  const showAll = () => {
    const here = new Set(room.map(({ author }) => author.id))
    hide(new Set([...hidden].filter((id) => !here.has(id))))
  }
  return (
    <div className={styles['room']}>
      <MessageList
        messages={messages}
        hidden={room.length - messages.length}
        onIgnore={(authorId) => hide(new Set([...hidden, authorId]))}
        onShowHidden={showAll}
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
