import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { IconLink, opensHere } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { bonusLink } from '../../addresses/bonus-link.ts'
import { useServices } from '../../base/services.ts'
import { unseenBonusesQuery } from '../../data/queries/bonuses.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './session-menu.module.css'

/**
 * HEAD-01: to the bonuses, with a mark for those that are new. A phone has it in the menu.
 * @param props.onNamed told how it is called, which changes with the mark
 */
export function BonusesButton({ onNamed }: { onNamed: (label: string) => void }) {
  const router = useRouter()
  const link = bonusLink(useServices().page)
  const { label, unseen } = useUnseen()
  useEffect(() => onNamed(label), [label, onNamed])
  return (
    <IconLink
      icon="gift"
      label={label}
      badge={unseen === 0 ? undefined : unseen}
      className={styles['bonuses']}
      data-unseen={unseen}
      href={router.buildLocation(link).publicHref}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        void router.navigate(link)
      }}
    />
  )
}

function useUnseen() {
  const t = useTranslations('bonuses')
  const enabled = useSession(isLoggedIn)
  const { data: unseen = 0 } = useQuery({ ...unseenBonusesQuery(useServices()), enabled })
  return { unseen, label: unseen === 0 ? t('title') : t('mark', { count: String(unseen) }) }
}
