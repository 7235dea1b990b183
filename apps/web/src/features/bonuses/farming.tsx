import { useInfiniteQuery } from '@tanstack/react-query'
import type { BonusOf } from '@touchline/contract'
import { Button, Checkbox } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { boostFreebets, bonusesOfKindQuery } from '../../data/queries/bonuses.ts'
import { ShowMore } from '../../parts/lists/show-more.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './bonuses.module.css'
import { useWhose } from './use-whose.ts'

type Collecting = BonusOf<'hunting' | 'lootbox' | 'tournament'>

/** HUNT-01: what bets have brought so far, and what open ones may still bring. */
export function Farming({ bonus }: { bonus: Collecting }) {
  const t = useTranslations('bonuses')
  const { money, number } = useFormatting()
  const { farming, currency, farmedEventIds, seen, boostMultiplier } = bonus
  // Nobody's has no progress.
  if (seen === null) return null
  const amount = (value: typeof farming.averageStake) => money(value, currency)
  const stats = [
    [t('points'), number(farming.points)],
    [t('farming.potentialPoints'), number(farming.potentialPoints)],
    ...(farming.availablePoints === null
      ? []
      : [[t('farming.availablePoints'), number(farming.availablePoints)]]),
    [t('farming.betsCount'), number(farming.betsCount)],
    [t('farming.averageStake'), amount(farming.averageStake)],
    ...(bonus.type === 'lootbox'
      ? []
      : [[t('farming.potentialFreebetAmount'), amount(farming.potentialFreebetAmount)]]),
    ...(bonus.type === 'tournament'
      ? [[t('farming.initialPool'), amount(farming.initialPool)]]
      : []),
    [t('farming.events'), number(farmedEventIds.length)],
  ]
  return (
    <section className={styles['block']}>
      <h2 className={styles['heading']}>{t('progress')}</h2>
      <dl className={styles['stats']}>
        {stats.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {boostMultiplier !== null && <Boost bonus={bonus} multiplier={boostMultiplier} />}
    </section>
  )
}

/** BON-13: which freebets, and what each of them becomes, before it is pressed. */
function Boost({ bonus, multiplier }: { bonus: Collecting; multiplier: number }) {
  const t = useTranslations('bonuses')
  const services = useServices()
  const { money, number } = useFormatting()
  const player = useWhose() ?? null
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const mine = { player, type: 'freebet', isAvailable: true } as const
  const freebets = useInfiniteQuery(bonusesOfKindQuery(services, mine))
  const { data, hasNextPage } = freebets
  const factor = number(multiplier / 1_000)
  const { freebetsToBoost: ids } = bonus
  if (ids.length === 0) return <p className={styles['hint']}>{t('boost.later', { factor })}</p>

  const known = (data ?? []).flatMap((one) =>
    one.type === 'freebet' && ids.includes(one.id) ? [one] : [],
  )
  const picked = chosen.filter((id) => ids.includes(id))
  async function boost(): Promise<void> {
    setIsBusy(true)
    try {
      const { length: count } = await boostFreebets(services, bonus.id, picked)
      setChosen([])
      services.slip.bonusesChanged()
      services.alerts.queue.push({ tone: 'success', title: t('boost.done', { count }) })
    } catch (failure) {
      services.alerts.raiseError(failure)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={styles['boost']}>
      <h3 className={styles['subheading']}>{t('boost.title')}</h3>
      <p className={styles['hint']}>{t('boost.hint', { factor })}</p>
      {known.map(({ id, name, freebetStake, currency }) => {
        const after = ((freebetStake * BigInt(multiplier)) / 1_000n) as typeof freebetStake
        return (
          <Checkbox
            key={id}
            checked={picked.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...picked, id] : picked.filter((one) => one !== id))
            }
            label={
              <>
                <bdi>{name}</bdi>{' '}
                <bdi>{`${money(freebetStake, currency)} × ${factor} = ${money(after, currency)}`}</bdi>
              </>
            }
          />
        )
      })}
      {known.length < ids.length && hasNextPage && (
        <ShowMore size="small" label={t('more')} list={freebets} />
      )}
      <Button
        tone="primary"
        loading={isBusy}
        disabled={picked.length === 0}
        onClick={() => void boost()}
      >
        {t('boost.button', { count: picked.length })}
      </Button>
    </div>
  )
}
