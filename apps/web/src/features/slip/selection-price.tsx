import type { SlipSelection } from '@touchline/betting'
import { Icon, VisuallyHidden } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { usePriceText } from '../../preferences/price-text.ts'
import styles from './selection-card.module.css'

/** The price; where one waits to be accepted, the old one struck through before the new one. */
export function SelectionPrice({ selection }: { selection: SlipSelection }) {
  const t = useTranslations('slip')
  const text = usePriceText()
  const { odds, acceptedOdds, isChanged, isSuspended } = selection
  if (isSuspended) {
    return (
      <span className={styles['price']}>
        <Icon name="lock" />
        {text(odds)}
      </span>
    )
  }
  if (!isChanged) return <span className={styles['price']}>{text(odds)}</span>
  const direction = odds > acceptedOdds ? 'up' : 'down'
  return (
    <span className={styles['price']} data-direction={direction}>
      <s className={styles['old']} aria-label={t('was', { price: text(acceptedOdds) })}>
        {text(acceptedOdds)}
      </s>
      <Icon name={direction === 'up' ? 'caret-up' : 'caret-down'} />
      <VisuallyHidden>{t('now', { price: '' })}</VisuallyHidden>
      {text(odds)}
    </span>
  )
}
