import { useQuery } from '@tanstack/react-query'
import { intlLocale, type Bonus, type BonusOf } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { bonusTermsQuery, KINDS, type BonusPlace } from '../../data/queries/bonuses.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { ActivateButton } from './activate-button.tsx'
import { StatusMark, TimeLeft } from './bonus-marks.tsx'
import { BonusProgress } from './bonus-progress.tsx'
import { isSentence, useBonusWords, useBoostText } from './bonus-words.ts'
import styles from './bonuses.module.css'
import { Farming } from './farming.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { Lootbox } from './lootbox.tsx'
import { useFollowedBonuses } from './use-followed-bonuses.ts'
import { useWhose } from './use-whose.ts'

type BonusDetailProps = { bonus: Bonus; onOpen: (place: BonusPlace) => void }

/** All about one: what it is worth, what it asks for, how far it is, and its terms beside it. */
export function BonusDetail({ bonus, onOpen }: BonusDetailProps) {
  const t = useTranslations('bonuses')
  const { worth, conditions } = useBonusWords(bonus)
  useFollowedBonuses([bonus])
  return (
    <div className={styles['detail']} data-bonus={bonus.id} data-status={bonus.userBonusStatus}>
      <div className={styles['offer']}>
        <section className={styles['block']}>
          <div className={styles['marks']}>
            <StatusMark bonus={bonus} />
            <TimeLeft bonus={bonus} />
          </div>
          <p className={styles['worth']} data-sentence={isSentence(bonus) || undefined}>
            <bdi className={styles['figure']}>{worth}</bdi>
            {bonus.type === 'freebet' && <span className={styles['kindMark']}>{t('notCash')}</span>}
          </p>
          {bonus.type === 'freebet' && <Boosted freebet={bonus} />}
          <p dir="auto">{bonus.description}</p>
          <BonusProgress bonus={bonus} />
          <Activation bonus={bonus} />
        </section>
        {bonus.type === 'lootbox' && <Lootbox box={bonus} onOpen={onOpen} />}
        {'farming' in bonus && <Farming bonus={bonus} />}
        {bonus.type === 'comboboost' && <Ranges boost={bonus} />}
        {bonus.type === 'tournament' && <Leaderboard tournament={bonus} />}
      </div>
      <div className={styles['beside']}>
        <section className={styles['block']}>
          <h2 className={styles['heading']}>{t('conditions')}</h2>
          <ul className={styles['conditions']}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </section>
        <Terms bonus={bonus} />
      </div>
    </div>
  )
}

function Activation({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const { page } = useServices()
  const { hindrance, activatable, overrides, type } = bonus
  if (hindrance !== null) {
    return <p className={styles['hindrance']}>{t(`hindrance.${hindrance}`)}</p>
  }
  if (!activatable || type === 'lootbox') return null
  const types = new Intl.ListFormat(intlLocale(page.locale)).format(
    overrides.map((other) => t(`kinds.${other}`)),
  )
  return (
    <div className={styles['activation']}>
      {overrides.length > 0 && <p className={styles['hint']}>{t('overrides', { types })}</p>}
      <ActivateButton bonus={bonus} />
    </div>
  )
}

/** What a boost has made of a freebet. */
function Boosted({ freebet }: { freebet: BonusOf<'freebet'> }) {
  const t = useTranslations('bonuses')
  const { money, number } = useFormatting()
  const { multiplier, amount, currency } = freebet
  if (multiplier === 1_000) return null
  return (
    <p className={styles['hint']}>
      {t('boosted', { amount: money(amount, currency), factor: number(multiplier / 1_000) })}
    </p>
  )
}

/** COMBO-01: what so many legs add. */
function Ranges({ boost }: { boost: BonusOf<'comboboost'> }) {
  const t = useTranslations('bonuses')
  const boostText = useBoostText()
  const { number } = useFormatting()
  const last = boost.ranges.length - 1
  return (
    <section className={styles['block']}>
      <h2 className={styles['heading']}>{t('ranges')}</h2>
      <ul className={styles['ranges']}>
        {boost.ranges.map(({ minCount: from, maxCount: to, bonusOdds }, index) => (
          <li key={from} data-active={index === boost.activeRangeIndex || undefined}>
            <span>
              {index === last
                ? t('rangeFrom', { from: number(from) })
                : t('range', { from: number(from), to: number(to) })}
            </span>
            <bdi>{boostText(bonusOdds)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** BON-08: beside the offer, in the version that holds for this player. */
function Terms({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('bonuses')
  const { dateTime, number } = useFormatting()
  const place = { kind: KINDS[bonus.type], id: bonus.id }
  const player = useWhose() ?? null
  const { data: terms } = useQuery(bonusTermsQuery(useServices(), { player, ...place }))
  if (terms === undefined) return null
  const { version, acceptedAt, newerVersion } = terms
  return (
    <section className={styles['block']} data-terms-version={version}>
      <h2 className={styles['heading']}>{t('terms.title')}</h2>
      <ul dir="auto" className={styles['terms']}>
        {terms.paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <p className={styles['hint']}>
        {acceptedAt === null
          ? t('terms.version', { version: number(version) })
          : t('terms.accepted', { version: number(version), date: dateTime(acceptedAt) })}
      </p>
      {newerVersion !== null && (
        <p className={styles['hint']}>{t('terms.newer', { version: number(newerVersion) })}</p>
      )}
    </section>
  )
}
