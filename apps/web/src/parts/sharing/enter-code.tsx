import { Button, TextField } from '@touchline/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './enter-code.module.css'

/** Room for a link with a message around it. */
const MOST_LETTERS = 2_000

/** GAP-19: brings a shared bet into the empty slip by its code, or by the link that has it. */
export function EnterCode() {
  const t = useTranslations('sharing')
  const dispatch = useSlipDispatch()
  const { sharingEnabled } = useSystemSettings().platform
  const [code, setCode] = useState('')
  if (!sharingEnabled) return null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.trim() !== '') dispatch({ type: 'loadShared', code })
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextField
        label={t('enterCode')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{t('load')}</Button>
    </form>
  )
}
