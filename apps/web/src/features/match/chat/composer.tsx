import { ApiError, CHAT_MESSAGE_LENGTH, type ChatMessage } from '@touchline/contract'
import { Button, TextField } from '@touchline/ui'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../../base/services.ts'
import { useKeptForm } from '../../../parts/kept-form/use-kept-form.ts'
import { SignInButton } from '../../../parts/modals/sign-in-button.tsx'
import { isLoggedIn } from '../../../player/session/session-state.ts'
import { useSession } from '../../../player/session/use-session.ts'
import styles from './chat.module.css'

type ComposerProps = { matchId: string; onSent: (message: ChatMessage) => void }

/** Where a player writes; a visitor is asked to sign in. */
export function Composer({ matchId, onSent }: ComposerProps) {
  const t = useTranslations('matchInfo.chat')
  const { api } = useServices()
  const isPlayer = useSession(isLoggedIn)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [sending, setSending] = useState(false)
  const name = `chat-${matchId}`
  useKeptForm(name, ({ text: kept }) => {
    if (typeof kept === 'string') setText(kept)
  })

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (sending || text.trim() === '') return
    setSending(true)
    setText('')
    setError(undefined)
    try {
      const body = { text }
      onSent((await api('sendChatMessage', { params: { id: matchId }, body })).data)
    } catch (failure) {
      // It comes back, to be mended or sent again, before what was written meanwhile.
      setText((since) => (since.trim() === '' ? text : `${text} ${since}`))
      const said = failure instanceof ApiError ? failure.localizedMessage : null
      setError(said ?? t('failed'))
    } finally {
      setSending(false)
    }
  }

  if (!isPlayer) {
    return (
      <div className={styles['visitor']}>
        <p>{t('signInToWrite')}</p>
        <SignInButton size="small">{t('signIn')}</SignInButton>
      </div>
    )
  }
  return (
    <form name={name} className={styles['composer']} onSubmit={(event) => void send(event)}>
      <TextField
        label={t('message')}
        name="text"
        hideLabel
        placeholder={t('message')}
        value={text}
        error={error}
        maxLength={CHAT_MESSAGE_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  )
}
