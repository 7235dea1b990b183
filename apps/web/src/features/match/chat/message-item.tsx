import type { ChatMessage } from '@touchline/contract'
import { IconButton } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { isLoggedIn } from '../../../player/session/session-state.ts'
import { useSession } from '../../../player/session/use-session.ts'
import styles from './chat.module.css'

type MessageItemProps = {
  message: ChatMessage
  isOwn: boolean
  onIgnore: (authorId: string) => void
}

export function MessageItem({ message, isOwn, onIgnore }: MessageItemProps) {
  const t = useTranslations('matchInfo.chat')
  const { time } = useFormatting()
  const { author, text, sentAt } = message
  return (
    <li className={styles['message']} data-own={isOwn || undefined}>
      <p className={styles['by']}>
        <bdi>{isOwn ? t('you') : author.name}</bdi>
        <time dateTime={sentAt}>{time(sentAt)}</time>
      </p>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      {!isOwn && <MessageActions message={message} onIgnore={onIgnore} />}
    </li>
  )
}

function MessageActions({ message, onIgnore }: Omit<MessageItemProps, 'isOwn'>) {
  const t = useTranslations('matchInfo.chat')
  const { api, alerts } = useServices()
  const isPlayer = useSession(isLoggedIn)
  const [reported, setReported] = useState(false)
  const { author, matchId, id } = message

  async function report() {
    try {
      await api('reportChatMessage', { params: { id: matchId, messageId: id } })
      setReported(true)
    } catch (error) {
      alerts.raiseError(error)
    }
  }

  return (
    <span className={styles['actions']}>
      {isPlayer && (
        <IconButton
          size="small"
          icon={reported ? 'check' : 'alert-triangle'}
          label={t(reported ? 'reported' : 'report', { author: author.name })}
          aria-disabled={reported}
          onClick={() => !reported && void report()}
        />
      )}
      <IconButton
        size="small"
        icon="eye-off"
        label={t('hide', { author: author.name })}
        onClick={() => onIgnore(author.id)}
      />
    </span>
  )
}
