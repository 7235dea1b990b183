import { Link } from '@tanstack/react-router'
import { Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import { Waiting } from '../late/waiting.tsx'
import { JackpotLevels } from './jackpot-levels.tsx'
import styles from './jackpots.module.css'
import { useJackpots } from './use-jackpots.ts'

/** What can be won now, with the way to rules and draws. */
export function JackpotCard() {
  return (
    <Waiting>
      <PrizesTexts>
        <Cards />
      </PrizesTexts>
    </Waiting>
  )
}

function Cards() {
  const t = useTranslations('prizes.jackpots')
  const links = useLinks()
  return useJackpots().map((jackpot) => (
    <section key={jackpot.id} className={styles['card']} aria-label={jackpot.name}>
      <h2 className={styles['title']}>
        <Icon name="trophy" />
        <bdi>{jackpot.name}</bdi>
      </h2>
      <JackpotLevels jackpot={jackpot} />
      <Link {...links.jackpots()} className={styles['link']}>
        {t('more')}
      </Link>
    </section>
  ))
}
