import { Link } from '@tanstack/react-router'
import type { Bonus } from '@touchline/contract'
import {
  Badge,
  Icon,
  opensHere,
  pictureSource,
  usePictureFailure,
  type IconName,
} from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useBonusLink } from '../../addresses/bonus-link.ts'
import { KINDS, type BonusPlace } from '../../data/queries/bonuses.ts'
import { ActivateButton } from './activate-button.tsx'
import { StatusMark, TimeLeft } from './bonus-marks.tsx'
import { BonusProgress } from './bonus-progress.tsx'
import { isSentence, useBonusWords } from './bonus-words.ts'
import styles from './bonuses.module.css'

const ICONS = {
  freebet: 'ticket',
  comboboost: 'percentage',
  hunting: 'activity',
  tournament: 'trophy',
  lootbox: 'gift',
} as const satisfies Record<Bonus['type'], IconName>

type BonusCardProps = {
  bonus: Bonus
  /** It was when this list was opened. */
  isNew?: boolean
  onOpen: (place: BonusPlace) => void
}

/** What one is worth, what it asks for, how far it is; a press shows all of it. */
export function BonusCard({ bonus, isNew = false, onOpen }: BonusCardProps) {
  const t = useTranslations('bonuses')
  const link = useBonusLink()
  const { worth, conditions } = useBonusWords(bonus)
  const place = { kind: KINDS[bonus.type], id: bonus.id }
  const { mobile, desktop } = bonus.banners
  const banner = desktop ?? mobile
  const [failed, watched] = usePictureFailure(banner)
  return (
    <article className={styles['card']} data-bonus={bonus.id} data-status={bonus.userBonusStatus}>
      {banner !== null && !failed && (
        <picture className={styles['banner']}>
          {mobile !== null && (
            <source media="(max-width: 780px)" srcSet={pictureSource(mobile, 640).src} />
          )}
          <img {...pictureSource(banner, 960)} {...watched} alt="" loading="lazy" />
        </picture>
      )}
      <header className={styles['cardHead']}>
        <span className={styles['sign']}>
          <Icon name={ICONS[bonus.type]} />
        </span>
        <h3 className={styles['name']}>
          <Link
            {...link(place)}
            className={styles['cover']}
            onClick={(event) => {
              // As any link, to a tab of its own.
              if (!opensHere(event)) return
              event.preventDefault()
              onOpen(place)
            }}
          >
            <bdi>{bonus.name}</bdi>
          </Link>
        </h3>
        {(isNew || bonus.seen === false) && <Badge tone="strong">{t('new')}</Badge>}
        <StatusMark bonus={bonus} />
      </header>
      <p className={styles['worth']} data-sentence={isSentence(bonus) || undefined}>
        <bdi className={styles['figure']}>{worth}</bdi>
        {bonus.type === 'freebet' && <span className={styles['kindMark']}>{t('notCash')}</span>}
      </p>
      <BonusProgress bonus={bonus} />
      <ul className={styles['asks']}>
        {conditions.slice(0, 3).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <footer className={styles['cardFoot']}>
        <TimeLeft bonus={bonus} />
        {bonus.hindrance !== null && bonus.userBonusStatus !== 'unknown' && (
          <span className={styles['hindrance']}>{t(`hindrance.${bonus.hindrance}`)}</span>
        )}
        {bonus.activatable && bonus.type !== 'lootbox' && bonus.overrides.length === 0 && (
          <ActivateButton bonus={bonus} />
        )}
      </footer>
    </article>
  )
}
