import { useRouter } from '@tanstack/react-router'
import { subtractAmounts } from '@touchline/betting'
import type { SessionInfo } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { hoursText } from '../../../base/clock/duration-text.ts'
import { useTick } from '../../../base/clock/use-tick.ts'
import { useServices } from '../../../base/services.ts'
import { LimitsTexts } from '../../../i18n/limits-texts.tsx'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import figures from './limit-dialogs.module.css'
import { PlayerDialog } from './player-dialog.tsx'
import styles from '../forms/session-form.module.css'

/** MODAL-11, GAP-29: the time on the site is used up, and until when. */
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
  const account = useTranslations('account')
  const { modals } = useServices()
  const { dateTime } = useFormatting()
  const router = useRouter()
  const links = useLinks()
  const until = useTopModal()?.availableAt ?? null

  function goTo(page: ReturnType<typeof links.home | typeof links.info>): void {
    closeModal(modals, 'activityLimit')
    void router.navigate(page)
  }

  return (
    <PlayerDialog name="activityLimit" title={t('activityTitle')}>
      <div className={styles['form']}>
        {until !== null && <p>{t('activityText', { time: dateTime(until) })}</p>}
        <Button block onClick={() => goTo(links.info('saferGambling'))}>
          {t('help')}
        </Button>
        <Button tone="primary" block onClick={() => goTo(links.home())}>
          {account('home')}
        </Button>
      </div>
    </PlayerDialog>
  )
}

function HowItGoes({ info }: { info: SessionInfo }) {
  const t = useTranslations('limits')
  const { modals, session } = useServices()
  const { money } = useFormatting()
  const played = useTick((now) => hoursText((now - Date.parse(info.startedAt)) / 1000))
  const amounts = [
    ['realityStaked', info.stakeSum],
    ['realityReturned', info.winSum],
    ['realityNet', subtractAmounts(info.winSum, info.stakeSum)],
  ] as const

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
        <dl className={figures['figures']}>
          <div className={figures['played']}>
            <dt>{t('realityPlayedFor')}</dt>
            <dd dir="ltr" role="timer">
              {played}
            </dd>
          </div>
          {amounts.map(([key, amount]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{money(amount, info.currency)}</dd>
            </div>
          ))}
        </dl>
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
