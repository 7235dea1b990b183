import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconButton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useBonusLink } from '../../addresses/bonus-link.ts'
import { useServices } from '../../base/services.ts'
import { unseenBonusesQuery } from '../../data/queries/bonuses.ts'
import { ProfileMenu } from './profile-menu.tsx'
import styles from './session-menu.module.css'

/** HEAD-01: to the bonuses, with a mark for those that are new. A phone has it in the menu. */
export function BonusesButton() {
  const router = useRouter()
  const link = useBonusLink()
  const { label, unseen } = useUnseen()
  return (
    <IconButton
      icon="gift"
      label={label}
      badge={unseen === 0 ? undefined : unseen}
      className={styles['bonuses']}
      data-unseen={unseen}
      onClick={() => void router.navigate(link())}
    />
  )
}

export function MenuWithBonuses() {
  return <ProfileMenu bonuses={useUnseen().label} />
}

function useUnseen() {
  const t = useTranslations('bonuses')
  const { data: unseen = 0 } = useQuery(unseenBonusesQuery(useServices()))
  return { unseen, label: unseen === 0 ? t('title') : t('mark', { count: String(unseen) }) }
}
