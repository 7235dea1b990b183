import { BET_ERROR } from '@touchline/contract'
import { Icon, IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'
import { siteAddress } from '../../addresses/site-address.ts'
import { useServices } from '../../base/services.ts'
import { useStore } from '../../base/use-store.ts'
import { barredBy } from '../../data/api/is-unauthorized.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import type { SlipFailure } from '../../player/slip/state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './slip-footer.module.css'
import { VipOffer } from './vip-offer.tsx'

/** What stands between the sums and the button: a refusal, a lost answer, a way to mend the slip. */
export function SlipNotices() {
  const failure = useSlip((view) => view.failure)
  const phase = useSlip((view) => view.phase)
  return (
    <>
      <SessionEnded />
      <VipOffer />
      {failure !== null && <Failure failure={failure} />}
      {phase === 'checking' && <Waiting name="checking" />}
      {phase === 'interrupted' && <Waiting name="interrupted" />}
    </>
  )
}

/** FAIR-37: nothing of the slip went with the session. */
function SessionEnded() {
  const t = useTranslations('slip')
  const hasEnded = useSession((state) => state.hasEnded === true)
  const isBarred = useStore(barredBy, (words) => words !== null)
  const isEmpty = useSlip((view) => view.slip.bets.length === 0)
  if (!hasEnded || isBarred || isEmpty) return null
  return (
    <div role="status" className={styles['notice']} data-tone="wait">
      <Icon name="info" />
      <p className={styles['noticeText']}>{t('sessionEnded')}</p>
    </div>
  )
}

function Failure({ failure }: { failure: SlipFailure }) {
  const t = useTranslations('slip')
  const tCommon = useTranslations('words')
  const dispatch = useSlipDispatch()
  const text = failure.message === '' ? t(`error.${refusalKey(failure)}`) : failure.message
  return (
    <div role="alert" className={styles['notice']} data-tone="error">
      <Icon name="alert-circle" />
      <div className={styles['noticeText']}>
        <strong>{t(failure.isOpen === true ? 'error.notKnownTitle' : 'error.title')}</strong>
        <p>{text}</p>
        {failure.details !== null && <p>{failure.details}</p>}
        {failure.code === BET_ERROR.municipalityNotFound && <ProfileLink />}
      </div>
      <IconButton
        icon="x"
        size="small"
        label={tCommon('close')}
        onClick={() => dispatch({ type: 'dismissFailure' })}
      />
    </div>
  )
}

/** GAP-12: the profile belongs to the platform, outside the sportsbook's own pages. */
function ProfileLink() {
  const t = useTranslations('slip')
  const { page } = useServices()
  const { platformUrl } = useSystemSettings().platform
  const profile = siteAddress(`${platformUrl.replace(/\/$/, '')}/profile`, page)
  return <a href={profile}>{t('error.toProfile')}</a>
}

function Waiting({ name }: { name: 'checking' | 'interrupted' }) {
  const t = useTranslations('slip')
  return (
    <div className={styles['notice']} data-tone="wait">
      <Icon name="refresh" />
      <div className={styles['noticeText']}>
        <strong>{t(`${name}Title`)}</strong>
        <p>{t(`${name}Text`)}</p>
      </div>
    </div>
  )
}

/** PLACE-13 … PLACE-15: the text of a failure that came without words. */
export function refusalKey({ code, isOpen = false }: Pick<SlipFailure, 'code' | 'isOpen'>) {
  if (isOpen) return 'notKnown'
  switch (code) {
    case null:
      return 'failed'
    case BET_ERROR.invalidOdds:
      return 'invalidOdds'
    case BET_ERROR.invalidCustomOdds:
      return 'invalidOddsCustomBet'
    case BET_ERROR.municipalityNotFound:
      return 'municipalityNotFound'
    case BET_ERROR.placementClosed:
      return 'notInTime'
    default:
      return 'default'
  }
}
