import { useRouter } from '@tanstack/react-router'
import type { SessionInfo } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { LimitsTexts } from '../../../i18n/limits-texts.tsx'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { PlayerDialog } from './player-dialog.tsx'
import styles from '../forms/session-form.module.css'

const MINUTE_MS = 60_000

/** MODAL-11: the time on the site is used up, and until when. */
export function ActivityDialog() {
  return (
    <LimitsTexts>
      <TimeIsOver />
    </LimitsTexts>
  )
}

/** MODAL-12, FAIR-22: how long, how much, and go on or leave; nothing else closes it. */
export function RealityDialog() {
  const info = useTopModal()?.info
  return <LimitsTexts>{info !== undefined && <HowItGoes info={info} />}</LimitsTexts>
}

function TimeIsOver() {
  const t = useTranslations('limits')
  const { modals } = useServices()
  const { dateTime } = useFormatting()
  const router = useRouter()
  const links = useLinks()
  const until = useTopModal()?.availableAt ?? null

  function readHelp(): void {
    closeModal(modals, 'activityLimit')
    void router.navigate(links.info('saferGambling'))
  }

  return (
    <PlayerDialog name="activityLimit" title={t('activityTitle')}>
      <div className={styles['form']}>
        {until !== null && <p>{t('activityText', { time: dateTime(until) })}</p>}
        <Button block onClick={readHelp}>
          {t('help')}
        </Button>
      </div>
    </PlayerDialog>
  )
}

function HowItGoes({ info }: { info: SessionInfo }) {
  const t = useTranslations('limits')
  const { modals, session } = useServices()
  const { money, number } = useFormatting()
  const [openedAt] = useState(() => Date.now())
  const minutes = Math.max(0, Math.floor((openedAt - Date.parse(info.startedAt)) / MINUTE_MS))

  function goOn(): void {
    closeModal(modals, 'realityCheck')
    void session.continueSession()
  }

  function leave(): void {
    closeModal(modals, 'realityCheck')
    void session.signOut()
  }

  return (
    <PlayerDialog name="realityCheck" title={t('realityTitle')} closable={false}>
      <div className={styles['form']}>
        <p>{t('realityPlayed', { minutes: number(minutes) })}</p>
        <p>
          {t('realityMoney', {
            staked: money(info.staked, info.currency),
            returned: money(info.returned, info.currency),
          })}
        </p>
        <Button tone="primary" size="large" block onClick={goOn}>
          {t('realityGoOn')}
        </Button>
        <Button size="large" block onClick={leave}>
          {t('signOut')}
        </Button>
      </div>
    </PlayerDialog>
  )
}
