import type { FeedState } from '@touchline/live'
import { Popover, Skeleton } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import styles from './feed-light.module.css'
import { SessionClock } from './session-clock.tsx'

const FeedDetails = lazyPart(async () => (await import('./feed-details.tsx')).FeedDetails)

/** A light that says how well the page hears the feed; a press says it in words. */
export function FeedLight() {
  const t = useTranslations('layout.feed')
  const state = useFeedState()
  return (
    <>
      <SessionClock />
      <Popover
        label={t('title')}
        align="end"
        className={styles['panel']}
        trigger={(attributes) => (
          <button
            type="button"
            className={styles['light']}
            data-feed={state}
            aria-label={t(state)}
            title={t(state)}
            {...attributes}
          >
            <span aria-hidden className={styles['dot']} />
          </button>
        )}
      >
        <Waiting fallback={<Skeleton inlineSize="100%" blockSize={112} />}>
          <FeedDetails state={state} />
        </Waiting>
      </Popover>
    </>
  )
}

function useFeedState(): FeedState {
  const { health } = useServices().live.store
  return useSyncExternalStore(health.subscribe, health.get, () => 'waiting')
}
