import { Button, TextField } from '@touchline/ui'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { KINDS, redeemPromoCode, type BonusPlace } from '../../data/queries/bonuses.ts'
import { failureText } from '../../parts/alerts/failure-text.ts'
import { useKeptForm } from '../../parts/kept-form/use-kept-form.ts'
import { bonusAlertKey } from './bonus-alert.ts'
import styles from './bonuses.module.css'

/** PROMO-02: a code is typed in, and what it gives is shown; why it gives nothing stands below it. */
export function PromoCode({ onRedeemed }: { onRedeemed: (place: BonusPlace) => void }) {
  const t = useTranslations('bonuses')
  const services = useServices()
  const { alerts } = services
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useKeptForm('promo-code', ({ code: kept }) => {
    if (typeof kept === 'string') setCode(kept)
  })

  async function redeem(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return setError(t('promo.missing'))
    setIsBusy(true)
    setError(undefined)
    try {
      const { type, id, name } = await redeemPromoCode(services, code.trim())
      setCode('')
      const key = bonusAlertKey(id)
      alerts.queue.push({ tone: 'success', title: t('promo.done', { name }), key })
      onRedeemed({ kind: KINDS[type], id })
    } catch (failure) {
      const message = failureText(failure)?.message
      if (message === null || message === undefined) alerts.raiseError(failure)
      else setError(message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form name="promo-code" className={styles['promo']} onSubmit={(event) => void redeem(event)}>
      <TextField
        label={t('promo.label')}
        name="code"
        hideLabel
        placeholder={t('promo.label')}
        value={code}
        error={error}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" loading={isBusy}>
        {t('promo.button')}
      </Button>
    </form>
  )
}
