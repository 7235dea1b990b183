import { IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { PITCH_ID } from './pitch-place.tsx'
import type { PitchFold } from './use-pitch.ts'
import styles from './pitch-place.module.css'

/** Folds the live pitch away on this device, and back. */
export function PitchToggle({ fold }: { fold: PitchFold }) {
  const t = useTranslations('match')
  if (!fold.isOffered) return null
  return (
    <IconButton
      size="small"
      icon="pitch"
      label={t('pitch')}
      className={styles['toggle']}
      aria-expanded={fold.isOpen}
      aria-controls={fold.isOpen ? PITCH_ID : undefined}
      onClick={fold.turn}
    />
  )
}
