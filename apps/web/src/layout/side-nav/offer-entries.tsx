import { Icon, SportIcon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import { useHasJackpots } from '../../parts/jackpots/use-jackpots.ts'
import { Waiting } from '../../parts/late/waiting.tsx'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-nav.module.css'

/** The ways to what is offered beside bets; they come with the player's first sign. */
export function OfferEntries() {
  return (
    <Waiting>
      <PrizesTexts>
        <Entries />
      </PrizesTexts>
    </Waiting>
  )
}

function Entries() {
  const t = useTranslations('prizes')
  const links = useLinks()
  const hasJackpots = useHasJackpots()
  const { features } = useSystemSettings()
  return (
    <ul className={styles['section']}>
      {features['horse_racing'] === true && (
        <li>
          <NavEntry
            link={links.racing()}
            icon={<SportIcon sportKey="horse-racing" />}
            name={t('racing.title')}
          />
        </li>
      )}
      {features['lotteries'] === true && (
        <li>
          <NavEntry
            link={links.lotteries()}
            icon={<SportIcon sportKey="lottery" />}
            name={t('lotteries.title')}
          />
        </li>
      )}
      <li>
        <NavEntry
          link={links.promotions()}
          icon={<Icon name="gift" />}
          name={t('promotions.title')}
        />
      </li>
      {hasJackpots && (
        <li>
          <NavEntry
            link={links.jackpots()}
            icon={<Icon name="trophy" />}
            name={t('jackpots.title')}
          />
        </li>
      )}
    </ul>
  )
}
