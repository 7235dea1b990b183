import type { ChatMessage, Match } from '@touchline/contract'
import { object, string } from '@touchline/contract/schema'
import { Skeleton } from '@touchline/ui'
import { useState, useEffect } from 'react'

import { browserStorages } from '../../../base/browser-storage.ts'
import { listOf, storedJson } from '../../../base/stored.ts'
import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import styles from './chat.module.css'
import { useServices } from '../../../base/services.ts'
import type { Room } from './chat-room.ts'
import { afterEvent, withMessage } from './chat-room.ts'

/** Whose messages this browser session hides, in all rooms. */
const HIDDEN = storedJson('chat_hidden', 1, object({ authors: listOf(string()) }))

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
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(HIDDEN.read(browserStorages().session)?.authors),
  )
  if (room === null) return <Skeleton className={styles['waiting']} />
  const messages = room.filter(({ author }) => !hidden.has(author.id))
  const hide = (authors: ReadonlySet<string>) => {
    HIDDEN.write(browserStorages().session, { authors: [...authors] })
    setHidden(authors)
  }
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
