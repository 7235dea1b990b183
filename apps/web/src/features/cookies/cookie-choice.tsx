import { Button } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

import { documentCookies } from '../../base/cookie-jar.ts'
import { keepConsent, onConsent, readConsent } from '../../preferences/cookie-consent.ts'
import styles from './cookies.module.css'

const CHOICES = ['necessary', 'all'] as const

const consentNow = () => readConsent(documentCookies)

/** Two answers of the same weight, kept for a year; who has given one sees which. */
export function CookieChoice({ onChosen }: { onChosen?: () => void }) {
  const t = useTranslations('account.cookies')
  const given = useSyncExternalStore(onConsent, consentNow, () => null)
  return (
    <div className={styles['choices']}>
      {CHOICES.map((consent) => (
        <Button
          key={consent}
          block
          icon={consent === given ? 'check' : undefined}
          aria-pressed={given === null ? undefined : consent === given}
          onClick={() => {
            keepConsent(documentCookies, consent)
            onChosen?.()
          }}
        >
          {t(consent)}
        </Button>
      ))}
    </div>
  )
}
