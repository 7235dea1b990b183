import { useQuery } from '@tanstack/react-query'
import type { BonusOf, RatingEntry } from '@touchline/contract'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { ratingQuery } from '../../data/queries/bonuses.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './bonuses.module.css'
import { useWhose } from './use-whose.ts'

/** TOUR-01, TOUR-02: who leads, and where the player stands among those around them. */
export function Leaderboard({ tournament }: { tournament: BonusOf<'tournament'> }) {
  const t = useTranslations('bonuses')
  const { money } = useFormatting()
  const player = useWhose() ?? null
  const { data } = useQuery(ratingQuery(useServices(), { player, id: tournament.id }))
  const { prizes, currency } = tournament
  const top = data?.data ?? []
  const around = top.some(({ currentUser }) => currentUser) ? [] : (data?.meta.neighbours ?? [])
  return (
    <>
      <section className={styles['block']}>
        <h2 className={styles['heading']}>{t('prizes')}</h2>
        <ul className={styles['ranges']}>
          {prizes.map(({ from, to, amount }) => (
            <li key={from}>
              <span>
                {t('place')} <bdi>{from === to ? from : `${from}–${to}`}</bdi>
              </span>
              <bdi>{money(amount, currency)}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {data !== undefined && (
        <section className={styles['block']}>
          <h2 className={styles['heading']}>{t('leaderboard')}</h2>
          {top.length === 0 ? (
            <p className={styles['hint']}>{t('ratingEmpty')}</p>
          ) : (
            <table className={styles['rating']}>
              <thead>
                <tr>
                  <th>{t('place')}</th>
                  <th>{t('player')}</th>
                  <th>{t('points')}</th>
                  <th>{t('prize')}</th>
                </tr>
              </thead>
              <Entries entries={top} />
              {around.length > 0 && <Entries entries={around} />}
            </table>
          )}
        </section>
      )}
    </>
  )
}

function Entries({ entries }: { entries: readonly RatingEntry[] }) {
  const t = useTranslations('bonuses')
  const { money, number } = useFormatting()
  return (
    <tbody>
      {entries.map((entry, index) => {
        const { position, currentUser, nickname, points, farmedAmount, currencyCode } = entry
        const { farmedFreebetsCount: count } = entry
        return (
          <tr
            // Those with as many points share a place.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${position}.${index}`}
            aria-current={currentUser || undefined}
            data-own={currentUser || undefined}
          >
            <td>{number(position)}</td>
            <td>
              <bdi>{currentUser ? t('you') : (nickname ?? t('player'))}</bdi>
            </td>
            <td>{number(points)}</td>
            <td>
              <bdi>{money(farmedAmount, currencyCode)}</bdi>
              {count > 1 && <span className={styles['count']}>{t('freebets', { count })}</span>}
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}
