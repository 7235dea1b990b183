import { Icon, SportIcon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { PrizesTexts } from '../../i18n/prizes-texts.tsx'
import { useHasJackpots } from '../../parts/jackpots/use-jackpots.ts'
import { Waiting } from '../../parts/late/waiting.tsx'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-nav.module.css'
import { useOffered } from './use-offered.ts'

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
  const { races, lotteries } = useOffered()
  return (
    <ul className={styles['section']}>
      {races && (
        <li>
          <NavEntry
            link={links.racing()}
            icon={<SportIcon sportKey="horse-racing" />}
            name={t('racing.title')}
          />
        </li>
      )}
      {lotteries && (
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
