import { useQuery } from '@tanstack/react-query'
import type { ChatMessage } from '@touchline/contract'
import { Button, Icon } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { isLoggedIn } from '../../../player/session/session-state.ts'
import { useSession } from '../../../player/session/use-session.ts'
import { MessageItem } from './message-item.tsx'
import styles from './chat.module.css'

/** How far from its end a list still counts as read to the end, in pixels. */
const NEAR_END = 40

type MessageListProps = {
  messages: readonly ChatMessage[]
  /** How many more there are, of authors whom the reader has hidden. */
  hidden: number
  /** Hides everything that this author writes, here alone. */
  onIgnore: (authorId: string) => void
  onShowHidden: () => void
}

/** New messages come at the end; who reads further up is left there. */
export function MessageList({ messages, hidden, onIgnore, onShowHidden }: MessageListProps) {
  const t = useTranslations('matchInfo.chat')
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const own = useOwnId()

  useEffect(() => {
    const element = list.current
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight
  })

  // What is pressed goes with it.
  const thenHere = (act: () => void) => {
    act()
    list.current?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="log"
        aria-label={t('messages')}
        // A box that scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['log']}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR_END
        }}
      >
        {messages.length + hidden === 0 && (
          <p className={styles['empty']}>
            <Icon name="message" />
            {t('empty')}
          </p>
        )}
        <ol className={styles['messages']}>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isOwn={message.author.id === own}
              onIgnore={(authorId) => thenHere(() => onIgnore(authorId))}
            />
          ))}
        </ol>
      </div>
      {hidden > 0 && (
        <Button size="small" tone="ghost" onClick={() => thenHere(onShowHidden)}>
          {t('showHidden')}
        </Button>
      )}
    </>
  )
}

/** STREAM-04: the id under which the player writes. */
function useOwnId(): string | undefined {
  const { api } = useServices()
  const isPlayer = useSession(isLoggedIn)
  const { data } = useQuery({
    queryKey: ['player', 'chat-user'],
    queryFn: async ({ signal }) => (await api('getChatUser', { signal })).data.userId,
    enabled: isPlayer,
    staleTime: Infinity,
  })
  return isPlayer ? data : undefined
}
