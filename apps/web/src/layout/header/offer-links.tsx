import { Link } from '@tanstack/react-router'
import { classNames } from '@touchline/ui'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import styles from './header.module.css'

/** What is offered beside matches, where there is room; the menu has it at any width. */
export function OfferLinks() {
  return (
    <Suspense fallback={null}>
      <PrizesTexts>
        <Links />
      </PrizesTexts>
    </Suspense>
  )
}

function Links() {
  const t = useTranslations('prizes')
  const links = useLinks()
  const { features } = useSystemSettings()
  const item = classNames(styles['item'], styles['offer'])
  return (
    <>
      {features['horse_racing'] === true && (
        <Link {...links.racing()} className={item}>
          {t('racing.short')}
        </Link>
      )}
      {features['lotteries'] === true && (
        <Link {...links.lotteries()} className={item}>
          {t('lotteries.title')}
        </Link>
      )}
      <Link {...links.promotions()} className={item}>
        {t('promotions.title')}
      </Link>
    </>
  )
}
