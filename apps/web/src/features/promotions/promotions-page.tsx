import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { intlLocale, type Promotion } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useLinks, type Links } from '../../addresses/links.ts'
import { useTick } from '../../base/clock/use-tick.ts'
import { useServices } from '../../base/services.ts'
import { promotionsQuery } from '../../data/queries/promotions.ts'
import { hasJackpots, hasOwnLimits, useSystemSettings } from '../../data/queries/system-settings.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { NothingOffered } from '../../parts/alerts/nothing-offered.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { canSignUp } from '../../player/session/access.ts'
import { PromotionPicture } from './promotion-picture.tsx'
import styles from './promotions-page.module.css'

/** PROMO-01: what is offered now, the terms beside it. */
export function PromotionsPage() {
  return (
    <Waiting>
      <PrizesTexts>
        <Article />
      </PrizesTexts>
    </Waiting>
  )
}

function Article() {
  const t = useTranslations('prizes.promotions')
  const { data: promotions, error, refetch } = useQuery(promotionsQuery(useServices()))
  const ended = useTick((now) => endedOf(promotions ?? [], now))
  const isOff = useIsOff()
  const open = promotions?.filter((one) => !ended.split(' ').includes(one.id) && !isOff(one))
  return (
    <article className={styles['page']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      {open?.length === 0 && <NothingOffered title={t('none')} />}
      {promotions === undefined && error !== null && (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
      <ul className={styles['list']}>
        {open?.map((promotion) => (
          <Card key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </article>
  )
}

/** Ids of those that are over, by spaces. */
function endedOf(promotions: readonly Promotion[], now: number): string {
  const isOver = ({ validTo }: Promotion) => validTo !== null && Date.parse(validTo) <= now
  return promotions
    .filter(isOver)
    .map(({ id }) => id)
    .join(' ')
}

/** Whether it promotes what this site does not have. */
function useIsOff(): (promotion: Promotion) => boolean {
  const system = useSystemSettings()
  return ({ link }) => {
    switch (link?.to) {
      case 'jackpots':
        return !hasJackpots(system)
      case 'limits':
        return !hasOwnLimits(system)
      case 'signUp':
        return !canSignUp(system)
      default:
        return false
    }
  }
}

function Card({ promotion }: { promotion: Promotion }) {
  const t = useTranslations('prizes.promotions')
  const links = useLinks()
  const { title, text, terms, picture, validTo, link } = promotion
  return (
    <li className={styles['card']}>
      <PromotionPicture picture={picture} />
      <div className={styles['body']}>
        <h2 dir="auto" className={styles['name']}>
          {title}
        </h2>
        {validTo !== null && <Left until={Date.parse(validTo)} />}
        <p dir="auto">{text}</p>
        <h3 className={styles['terms']}>{t('terms')}</h3>
        <ul dir="auto" className={styles['small']}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {link !== null && (
          <Link {...linkTo(links, link.to)} className={styles['link']}>
            {link.label}
          </Link>
        )}
      </div>
    </li>
  )
}

function linkTo(links: Links, to: NonNullable<Promotion['link']>['to']) {
  switch (to) {
    case 'jackpots':
      return links.jackpots()
    case 'signUp':
      return links.users('signUp')
    case 'live':
      return links.live()
    case 'home':
      return links.home()
    case 'limits':
      return links.profile('limits')
    case 'rules':
      return links.info('rules')
  }
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** In the greatest whole unit, days, then hours, then minutes: never longer than there is. */
function Left({ until }: { until: number }) {
  const t = useTranslations('prizes.promotions')
  const { locale } = useServices().page
  const left = useTick((now) => {
    const ms = Math.max(60_000, until - now)
    const [unit, length] = UNITS.find(([, of]) => ms >= of) ?? UNITS[2]
    const options = { style: 'unit', unit, unitDisplay: 'long' } as const
    return new Intl.NumberFormat(intlLocale(locale), options).format(Math.floor(ms / length))
  })
  return <p className={styles['left']}>{t('left', { time: left })}</p>
}
