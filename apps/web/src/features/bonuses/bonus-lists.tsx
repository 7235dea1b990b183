import { useInfiniteQuery } from '@tanstack/react-query'
import type { Bonus } from '@touchline/contract'
import { EmptyState, favouritesPicture, Segmented, Skeleton } from '@touchline/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import {
  bonusesOfKindQuery,
  KINDS,
  markBonusesSeen,
  type BonusPlace,
} from '../../data/queries/bonuses.ts'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { ShowMore } from '../../parts/lists/show-more.tsx'
import { JackpotCard } from '../../parts/jackpots/jackpot-card.tsx'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { SignInButton } from '../../parts/modals/sign-in-button.tsx'
import { BonusCard } from './bonus-card.tsx'
import styles from './bonuses.module.css'
import { PromoCode } from './promo-code.tsx'
import { useFollowedBonuses } from './use-followed-bonuses.ts'
import { useOpenBonus } from './use-open-bonus.ts'
import { useWhose } from './use-whose.ts'

type Shown = 'now' | 'rest'

/** BON-01: all that a player has, kind by kind; for a visitor, what is on offer. */
export function BonusLists() {
  const t = useTranslations('bonuses')
  const session = useTranslations('session')
  const whose = useWhose()
  const isPreviewed = usePreviewedPlayer()
  const [shown, setShown] = useState<Shown>('now')
  const open = useOpenBonus()

  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['intro']}>{t(whose === null && !isPreviewed ? 'visitor' : 'intro')}</p>
        {whose === null && !isPreviewed && (
          <SignInButton tone="primary">{session('signIn')}</SignInButton>
        )}
        {typeof whose === 'string' && (
          <div className={styles['tools']}>
            <Segmented
              label={t('which')}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'now', label: t('now') },
                { value: 'rest', label: t('rest') },
              ]}
            />
            <PromoCode onRedeemed={open} />
          </div>
        )}
      </header>
      {whose === undefined ? (
        <Waiting />
      ) : (
        <Kinds key={`${whose} ${shown}`} player={whose} shown={shown} onOpen={open} />
      )}
      {shown === 'now' && <JackpotCard />}
    </>
  )
}

type KindsProps = {
  player: string | null
  shown: Shown
  onOpen: (place: BonusPlace) => void
}

function Kinds(props: KindsProps) {
  const t = useTranslations('bonuses')
  const freebets = useKind('freebet', props)
  const boosts = useKind('comboboost', props)
  const huntings = useKind('hunting', props)
  const tournaments = useKind('tournament', props)
  const lootboxes = useKind('lootbox', props)
  const lists = [
    { type: 'freebet', query: freebets },
    { type: 'comboboost', query: boosts },
    { type: 'hunting', query: huntings },
    { type: 'tournament', query: tournaments },
    { type: 'lootbox', query: lootboxes },
  ] as const
  const marked = useSeen(
    props.player,
    [freebets, boosts, huntings, tournaments, lootboxes].map(({ data }) => data),
  )
  useFollowedBonuses(lists.flatMap(({ query }) => query.data ?? []))
  const isEmpty = lists.every(({ query }) => query.data?.length === 0)
  const failed = lists.filter(({ query }) => query.isError && query.data === undefined)

  if (lists.some(({ query }) => query.isPending)) return <Waiting />
  if (failed.length > 0) {
    return (
      <LoadFailed
        title={t('failed')}
        error={failed[0]?.query.error}
        onRetry={() => failed.forEach(({ query }) => void query.refetch())}
      />
    )
  }
  if (isEmpty) {
    return (
      <EmptyState
        picture={favouritesPicture}
        title={t(props.shown === 'now' ? 'emptyNow' : 'emptyRest')}
        description={t('emptyHint')}
      />
    )
  }
  return (
    <div className={styles['kinds']}>
      {lists
        .filter(({ query }) => (query.data?.length ?? 0) > 0)
        .map(({ type, query }) => (
          <section key={type} className={styles['kind']} data-bonus-kind={KINDS[type]}>
            <h2 className={styles['heading']}>{t(`kinds.${type}`)}</h2>
            <ul className={styles['cards']}>
              {query.data?.map((bonus) => (
                <li key={bonus.id} data-bonus-place>
                  <BonusCard bonus={bonus} isNew={marked.has(bonus.id)} onOpen={props.onOpen} />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <ShowMore label={t('more')} list={query} className={styles['more']} />
            )}
          </section>
        ))}
    </div>
  )
}

function useKind(type: Bonus['type'], { player, shown }: KindsProps) {
  const services = useServices()
  const available = player === null ? {} : { isAvailable: shown === 'now' }
  return useInfiniteQuery(bonusesOfKindQuery(services, { player, type, ...available }))
}

/**
 * Says in one call what was seen, and once: no list shows before all of them are there.
 * @returns what was new when it came: it stays marked while it is looked at, though the list is read anew
 */
function useSeen(
  player: string | null,
  lists: readonly (readonly Bonus[] | undefined)[],
): ReadonlySet<string> {
  const services = useServices()
  const said = useRef(new Set<string>())
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const bonuses = lists.every((list) => list !== undefined) ? lists.flat() : []
  const unseen = bonuses
    .filter(({ seen }) => seen === false)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    const ids = unseen.split(' ').filter((id) => !said.current.has(id))
    if (player === null || unseen === '' || ids.length === 0) return
    for (const id of ids) said.current.add(id)
    setMarked(new Set(said.current))
    // What could not be said now is said with the next list.
    markBonusesSeen(services, ids).catch(() => ids.forEach((id) => said.current.delete(id)))
  }, [services, player, unseen])
  return marked
}

function Waiting() {
  const t = useTranslations('bonuses')
  return (
    <div role="status" aria-label={t('loading')} className={styles['cards']}>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} shape="block" inlineSize="100%" blockSize="208px" />
      ))}
    </div>
  )
}
