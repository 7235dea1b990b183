import { useHydrated } from '@tanstack/react-router'
import type { Match } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import styles from './pitch-place.module.css'

const LivePitch = lazyPart(async () => (await import('./live-pitch.tsx')).LivePitch)

export const PITCH_ID = 'live-pitch'

/** Keeps the room of the live pitch from the first paint; what is drawn in it comes after that. */
export function PitchPlace({ match }: { match: Match }) {
  const t = useTranslations('match')
  const hydrated = useHydrated()
  return (
    <section id={PITCH_ID} aria-label={t('pitch')} className={styles['place']}>
      <Waiting>{hydrated && <LivePitch match={match} />}</Waiting>
    </section>
  )
}
