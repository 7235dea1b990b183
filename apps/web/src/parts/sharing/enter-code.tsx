import { Button, TextField } from '@touchline/ui'
import { useState, type ComponentType, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { PageParameter } from '../../addresses/page-parameters.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './enter-code.module.css'

/** Room for a link with a message around it. */
const MOST_LETTERS = 2_000

export type EnterCodeProps = {
  /** Takes over what was kept for the form of this name; comes with what is there late. */
  keeper?: ComponentType<{ form: string; onKept: (code: string) => void }> | undefined
}

const FORM = 'share-code'

/**
 * GAP-19: brings a shared bet into the empty slip by its code, or by the link that has it. The browser
 * sends it itself before the page has come to life: to an address that shares the bet.
 */
export function EnterCode({ keeper: Keeper }: EnterCodeProps) {
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
    <form name={FORM} className={styles['form']} onSubmit={submit}>
      {Keeper && <Keeper form={FORM} onKept={setCode} />}
      <TextField
        label={t('enterCode')}
        name={'betcode' satisfies PageParameter}
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
