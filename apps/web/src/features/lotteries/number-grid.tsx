import { Button } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import styles from './lotteries.module.css'

type NumberGridProps = {
  numbers: number
  picks: number
  picked: ReadonlySet<number>
  onChange: (picked: ReadonlySet<number>) => void
}

/** The numbers of a ticket: pressed one by one, or picked by chance. */
export function NumberGrid({ numbers, picks, picked, onChange }: NumberGridProps) {
  const t = useTranslations('lotteries')
  const isFull = picked.size === picks
  return (
    <div className={styles['picker']}>
      <p className={styles['hint']} role="status">
        {t('picked', { count: String(picked.size), picks: String(picks) })}
      </p>
      <div className={styles['grid']} role="group" aria-label={t('numbers')}>
        {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => {
          const isPicked = picked.has(number)
          return (
            <button
              key={number}
              type="button"
              className={styles['ball']}
              aria-pressed={isPicked}
              disabled={isFull && !isPicked}
              onClick={() => onChange(toggled(picked, number))}
            >
              {number}
            </button>
          )
        })}
      </div>
      <div className={styles['tools']}>
        <Button size="small" icon="refresh" onClick={() => onChange(quickPick(numbers, picks))}>
          {t('quickPick')}
        </Button>
        <Button size="small" aria-disabled={picked.size === 0} onClick={() => onChange(new Set())}>
          {t('clear')}
        </Button>
      </div>
    </div>
  )
}

function toggled(picked: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(picked)
  if (!next.delete(number)) next.add(number)
  return next
}

function quickPick(numbers: number, picks: number): ReadonlySet<number> {
  const left = Array.from({ length: numbers }, (_, index) => index + 1)
  const picked = new Set<number>()
  while (picked.size < picks) {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
    for (const number of left.splice(chance % left.length, 1)) picked.add(number)
  }
  return picked
}
