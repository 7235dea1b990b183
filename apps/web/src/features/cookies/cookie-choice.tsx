import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { documentCookies } from '../../base/cookie-jar.ts'
import { keepConsent, type CookieConsent } from '../../preferences/cookie-consent.ts'
import { followConsent } from '../../player/tracking/tracking.ts'
import styles from './cookies.module.css'

const CHOICES = ['necessary', 'all'] as const

/** Two answers of the same weight, kept for a year. */
export function CookieChoice({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('account.cookies')

  function choose(consent: CookieConsent): void {
    keepConsent(documentCookies, consent)
    followConsent(documentCookies, consent)
    onChosen()
  }

  return (
    <div className={styles['choices']}>
      {CHOICES.map((consent) => (
        <Button key={consent} block onClick={() => choose(consent)}>
          {t(consent)}
        </Button>
      ))}
    </div>
  )
}
