import { canSetBetType, type SlipError } from '@touchline/betting'
import { BET_ERROR } from '@touchline/contract'
import { Button, Icon, IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { siteAddress } from '../../addresses/site-address.ts'
import { useServices } from '../../lib/services.ts'
import { usePriceText } from '../../odds/price-text.ts'
import { useSystemSettings } from '../../queries/system-settings.ts'
import { useSlip, useSlipActions } from '../../slip-store/use-slip.ts'
import { refusalKey } from './refusal-key.ts'
import styles from './slip-footer.module.css'
import { VipOffer } from './vip-offer.tsx'

/** What stands between the sums and the button: a refusal, a lost answer, a way to mend the slip. */
export function SlipNotices() {
  const failure = useSlip((view) => view.failure)
  const phase = useSlip((view) => view.phase)
  return (
    <>
      <Mending />
      <VipOffer />
      {failure !== null && <Failure failure={failure} />}
      {phase === 'checking' && <Waiting name="checking" />}
      {phase === 'interrupted' && <Waiting name="interrupted" />}
    </>
  )
}

function Failure({ failure }: { failure: SlipError }) {
  const t = useTranslations('slip')
  const tCommon = useTranslations('words')
  const { dismissFailure } = useSlipActions()
  const text = failure.message === '' ? t(`error.${refusalKey(failure.code)}`) : failure.message
  return (
    <div role="alert" className={styles['notice']} data-tone="error">
      <Icon name="alert-circle" />
      <div className={styles['noticeText']}>
        <strong>{t('error.title')}</strong>
        <p>{text}</p>
        {failure.details !== null && <p>{failure.details}</p>}
        {failure.code === BET_ERROR.municipalityNotFound && <ProfileLink />}
        {failure.isWrongOddsError && <PlaceAgain />}
      </div>
      <IconButton icon="x" size="small" label={tCommon('close')} onClick={dismissFailure} />
    </div>
  )
}

/** PLACE-16: takes the prices of now and places, in one press. */
function PlaceAgain() {
  const t = useTranslations('slip')
  const price = usePriceText()
  const { placeAtNewPrices } = useSlipActions()
  const odds = useSlip(({ summary }) =>
    summary.bets.length === 1 ? summary.bets[0]?.totalOdds : null,
  )
  const isReady = useSlip(({ blockers }) => blockers.every(({ code }) => code === 'odds_changed'))
  if (!isReady) return null
  return (
    <Button size="small" className={styles['noticeAction']} onClick={placeAtNewPrices}>
      {odds ? t('error.placeAt', { price: price(odds) }) : t('error.placeAtNew')}
    </Button>
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

/** SLIP-35 in one press, and the way out of a conflict where the rules know one. */
function Mending() {
  const t = useTranslations('slip')
  const { removeUnavailable, setBetType } = useSlipActions()
  const isBlocked = useSlip(({ slip }) =>
    slip.bets.some((bet) => bet.selections.some((leg) => leg.isSuspended)),
  )
  const canSplit = useSlip(
    ({ blockers, slip, rules }) =>
      blockers.some(({ code }) => code === 'same_match_conflict') &&
      canSetBetType(slip.bets, 'single', rules),
  )
  return (
    <>
      {isBlocked && (
        <Button size="small" icon="trash" onClick={removeUnavailable}>
          {t('removeUnavailable')}
        </Button>
      )}
      {canSplit && (
        <Button size="small" onClick={() => setBetType('single')}>
          {t('splitOffer')}
        </Button>
      )}
    </>
  )
}
