import type { SlipBet, Amount } from '@touchline/betting'
import { Chip, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useFormatting } from '../../../preferences/use-formatting.ts'
import { useSlip } from '../../../player/slip/use-slip.ts'
import styles from './system-options.module.css'

type LostLegsProps = {
  bet: SlipBet
  lost: ReadonlySet<string>
  /** What is left when they lose; null while none does. */
  amount: Amount | null
  onChange: (lost: ReadonlySet<string>) => void
}

/** Lets the player try which selections may lose. */
export function LostLegs({ bet, lost, amount, onChange }: LostLegsProps) {
  const t = useTranslations('slip.system')
  const { stakeMoney } = useFormatting()
  const details = useSlip((view) => view.details)

  function toggle(id: string) {
    const next = new Set(lost)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }

  return (
    <fieldset className={styles['whatIf']}>
      <legend>{t('whatIf')}</legend>
      <div className={styles['legs']}>
        {bet.selections.map(({ id }) => (
          <Chip
            key={id}
            selected={lost.has(id)}
            icon={lost.has(id) ? <Icon name="x" /> : undefined}
            className={styles['leg']}
            onClick={() => toggle(id)}
          >
            <bdi>{details[id]?.outcomeName}</bdi>
          </Chip>
        ))}
      </div>
      <p role="status" className={styles['whatIfReturn']}>
        {amount !== null && t('whatIfReturn', { amount: stakeMoney(amount, bet.currency) })}
      </p>
    </fieldset>
  )
}
