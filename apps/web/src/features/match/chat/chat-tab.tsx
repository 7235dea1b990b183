import type { Match } from '@touchline/contract'
import { Skeleton } from '@touchline/ui'
import { useState } from 'react'

import { MatchInfoTexts } from '../../../i18n/match-info-texts.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { useChatRoom } from './use-chat-room.ts'
import styles from './chat.module.css'

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
