import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { SafetyQuestion } from '@touchline/contract'
import { Button, Icon } from '@touchline/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { documentCookies } from '../../../base/cookie-jar.ts'
import { useServices } from '../../../base/services.ts'
import { useStore } from '../../../base/use-store.ts'
import { safetyQuestionQuery } from '../../../data/queries/limits.ts'
import { hasOwnLimits, useSystemSettings } from '../../../data/queries/system-settings.ts'
import { LimitsTexts } from '../../../i18n/limits-texts.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { useSlip } from '../../../player/slip/use-slip.ts'
import { onConsent, readConsent } from '../../../preferences/cookie-consent.ts'
import styles from './safety-offer.module.css'

/** A page is looked at before it asks for anything. */
const WAIT_MS = 5_000

/**
 * FAIR-23, FAIR-28, FAIR-29: offers limits to who has none, and reminds of the account. A card at the
 * page's edge that holds up nothing: not beside a bet that is being made, under no dialog, and not with
 * the notice about cookies, which stands in the same place.
 */
export function SafetyOffer() {
  const services = useServices()
  const system = useSystemSettings()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const hasBets = useSlip(({ slip }) => slip.bets.length > 0 || slip.inProgress)
  const hasModal = useStore(services.modals, (stack) => stack.length > 0)
  const hasChosen = useSyncExternalStore(onConsent, hasConsent, () => false)
  const enabled = isReady && hasOwnLimits(system)
  const { data } = useQuery({ ...safetyQuestionQuery(services), enabled })
  // What was read stays when an operator switches limits off.
  const question = enabled ? (data ?? null) : null
  if (question === null || hasBets || hasModal || !hasChosen) return null
  return createPortal(
    <Waiting>
      <LimitsTexts>
        <Card question={question} />
      </LimitsTexts>
    </Waiting>,
    document.body,
  )
}

const hasConsent = () => readConsent(documentCookies) !== null

function Card({ question }: { question: SafetyQuestion }) {
  const t = useTranslations('limits.offer')
  const services = useServices()
  const client = useQueryClient()
  const router = useRouter()
  const links = useLinks()
  const isReview = question === 'account_review'
  const kind = isReview ? 'review' : 'limits'

  function answer(given: 'declined' | 'accepted'): void {
    client.setQueryData(safetyQuestionQuery(services).queryKey, null)
    services
      .api('answerSafetyQuestion', { body: { question, answer: given } })
      .catch(services.report)
    if (given === 'accepted') {
      void router.navigate(links.profile(isReview ? 'transactions' : 'limits'))
    }
  }

  return (
    <aside className={styles['card']} aria-label={t(`${kind}Title`)} data-safety={question}>
      <Icon name="shield" />
      <div className={styles['text']}>
        <strong>{t(`${kind}Title`)}</strong>
        <p>{t(`${kind}Text`)}</p>
      </div>
      <div className={styles['acts']}>
        <Button size="small" tone="primary" onClick={() => answer('accepted')}>
          {t(`${kind}Yes`)}
        </Button>
        <Button size="small" tone="ghost" onClick={() => answer('declined')}>
          {t('notNow')}
        </Button>
      </div>
    </aside>
  )
}
