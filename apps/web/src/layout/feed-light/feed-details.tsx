import type { FeedState } from '@touchline/live'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'

import { useDeviceTick } from '../../base/clock/use-tick.ts'
import { useServices } from '../../base/services.ts'
import { AccountTexts } from '../../i18n/account-texts.tsx'
import styles from './feed-light.module.css'

const TRIP_EVERY_MS = 5_000

/** How well the feed is heard, in plain words and figures. */
export function FeedDetails(props: { state: FeedState }) {
  return (
    <AccountTexts>
      <Details {...props} />
    </AccountTexts>
  )
}

function Details({ state }: { state: FeedState }) {
  const t = useTranslations('layout.feed')
  const details = useTranslations('account.feed')
  const { health } = useServices().live.store
  const heard = useAge(() => health.times().heardAt)
  const priced = useAge(() => health.times().pricedAt)
  const trip = useRoundTrip()
  return (
    <>
      <h2 className={styles['title']}>{t('title')}</h2>
      <p className={styles['state']} data-feed={state}>
        <span aria-hidden className={styles['dot']} />
        {t(state)}
      </p>
      <dl className={styles['figures']}>
        <Figure name={details('heard')} value={heard} unit="second" />
        <Figure name={details('priced')} value={priced} unit="second" />
        <Figure name={details('trip')} value={trip} unit="millisecond" />
      </dl>
    </>
  )
}

type FigureProps = { name: string; value: number | null; unit: 'second' | 'millisecond' }

function Figure({ name, value, unit }: FigureProps) {
  const format = new Intl.NumberFormat(useLocale(), { style: 'unit', unit })
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null ? '–' : format.format(value)}</dd>
    </div>
  )
}

/** Whole seconds since then. */
function useAge(since: () => number | null): number | null {
  return useDeviceTick((now) => {
    const at = since()
    return at === null ? null : Math.max(0, Math.floor((now - at) / 1_000))
  })
}

/** How long a call and its answer take, ms, while somebody looks. */
function useRoundTrip(): number | null {
  const { api } = useServices()
  const { data = null } = useQuery({
    queryKey: ['round-trip'],
    queryFn: async ({ signal }) => {
      const begun = performance.now()
      await api('getStatus', { signal })
      return Math.round(performance.now() - begun)
    },
    refetchInterval: TRIP_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return data
}
