import { Link, useRouter } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

import { useBonusLink } from '../../addresses/bonus-link.ts'
import { useServices } from '../../base/services.ts'
import { useDocumentTitle } from '../../layout/document/use-document-title.ts'
import { markBonusesSeen, type BonusPlace } from '../../data/queries/bonuses.ts'
import { BonusDetail } from './bonus-detail.tsx'
import styles from './bonuses.module.css'
import { useBonus } from './use-bonus.tsx'

/** MODAL-14: the whole of one, at an address of its own. */
export function BonusAddress({ place }: { place: BonusPlace }) {
  const t = useTranslations('bonuses')
  const services = useServices()
  const router = useRouter()
  const link = useBonusLink()
  const { bonus, view } = useBonus(place)
  useDocumentTitle(bonus?.name ?? null)
  useEffect(() => {
    if (bonus?.seen === false) markBonusesSeen(services, [bonus.id]).catch(() => undefined)
  }, [services, bonus])
  return (
    <>
      <Link {...link()} className={styles['back']}>
        <Icon name="chevron-left" />
        {t('back')}
      </Link>
      {bonus && <h1 className={styles['title']}>{bonus.name}</h1>}
      {view ??
        (bonus && (
          <BonusDetail bonus={bonus} onOpen={(other) => void router.navigate(link(other))} />
        ))}
    </>
  )
}
