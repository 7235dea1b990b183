import { Link } from '@tanstack/react-router'
import { Dialog } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useBonusLink } from '../../addresses/bonus-link.ts'
import type { BonusPlace } from '../../data/queries/bonuses.ts'
import { BonusDetail } from './bonus-detail.tsx'
import styles from './bonuses.module.css'
import { useBonus } from './use-bonus.tsx'

type BonusDialogProps = {
  place: BonusPlace
  onClose: () => void
  onOpen: (place: BonusPlace) => void
}

/** MODAL-14: the whole of one, over the list. */
export function BonusDialog({ place, onClose, onOpen }: BonusDialogProps) {
  const t = useTranslations('bonuses')
  const words = useTranslations('words')
  const link = useBonusLink()
  const { bonus, view } = useBonus(place)
  return (
    <Dialog
      open
      size="large"
      modalName="bonusDetail"
      title={bonus?.name ?? t('title')}
      closeLabel={words('close')}
      onClose={onClose}
    >
      {view ?? (bonus && <BonusDetail key={bonus.id} bonus={bonus} onOpen={onOpen} />)}
      <p className={styles['ownPage']}>
        <Link {...link(place)}>{t('page')}</Link>
      </p>
    </Dialog>
  )
}
