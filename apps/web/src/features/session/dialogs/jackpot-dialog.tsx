import { Link } from '@tanstack/react-router'
import { Button, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useServices } from '../../../base/services.ts'
import { PrizesTexts } from '../../../i18n/prizes-texts.tsx'
import { closeModal } from '../../../parts/modals/modal-store.ts'
import { useTopModal } from '../../../parts/modals/use-modal.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import styles from './jackpot-dialog.module.css'
import { PlayerDialog } from './player-dialog.tsx'

/** MODAL-15: what the player has won, and where they can check how it was drawn. */
export function JackpotDialog() {
  return (
    <PrizesTexts>
      <Won />
    </PrizesTexts>
  )
}

function Won() {
  const t = useTranslations('prizes.jackpots')
  const { modals } = useServices()
  const { money } = useFormatting()
  const links = useLinks()
  const hit = useTopModal()?.hit
  if (hit === undefined) return null
  const close = () => closeModal(modals, 'jackpotHit')
  const { levelName: level, amount, currency } = hit
  return (
    <PlayerDialog name="jackpotHit" title={t('hitTitle')}>
      <div className={styles['won']}>
        <Icon name="trophy" />
        <p>{t('hitText', { level, amount: money(amount, currency) })}</p>
        <Button tone="primary" block onClick={close}>
          {t('hitClose')}
        </Button>
        <Link {...links.jackpots()} className={styles['link']} onClick={close}>
          {t('verify')}
        </Link>
      </div>
    </PlayerDialog>
  )
}
