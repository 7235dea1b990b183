import { typeRefusal, type BetType, type TypeRefusal } from '@touchline/betting'
import { Segmented } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import styles from './slip-body.module.css'

type SwitchType = Exclude<BetType, 'custom_bet'>

const TYPES: readonly SwitchType[] = ['single', 'combo', 'system']

/** SLIP-11: Single · Combo · System; one that cannot be chosen says why when it is pressed. */
export function TypeSwitch() {
  const t = useTranslations('slip')
  const dispatch = useSlipDispatch()
  const current = useSlip((view) => view.slip.bets[0]?.betType ?? 'single')
  const reasonOf = useRefusalText()
  const isBusy = useSlip((view) => view.slip.inProgress)
  const [asked, setAsked] = useState<SwitchType | null>(null)
  if (current === 'custom_bet') return null
  const told = asked === null ? null : reasonOf(asked)
  return (
    <div className={styles['types']}>
      <Segmented<SwitchType>
        label={t('type')}
        block
        size="small"
        value={current}
        onChange={(type) => {
          setAsked(null)
          dispatch({ type: 'setBetType', betType: type })
        }}
        onRefused={setAsked}
        options={TYPES.map((type) => {
          const reason = reasonOf(type)
          return {
            value: type,
            label: t(`types.${type}`),
            disabled: isBusy || reason !== null,
            ...(reason === null ? {} : { reason }),
          }
        })}
      />
      <p role="status" className={styles['refusal']}>
        {told}
      </p>
    </div>
  )
}

/** Why a type cannot be chosen, in words; null for the present one and for one that can. */
function useRefusalText(): (type: SwitchType) => string | null {
  const t = useTranslations('slip')
  const bets = useSlip((view) => view.slip.bets)
  const rules = useSlip((view) => view.rules)
  const count = useSlip((view) => view.summary.selectionCount)
  const words = (refusal: TypeRefusal, type: SwitchType): string | null => {
    switch (refusal) {
      case 'unchanged':
        return null
      case 'too_few_selections':
        return type === 'system' ? t('needsThree') : t('needsTwo')
      case 'no_multi_single':
        return t('noSingles')
      case 'no_system_of_this_size':
        return count < 3 ? t('needsThree') : t('noSystem', { count: String(count) })
      case 'custom_bet':
      case 'no_custom_bet':
        return t('isBuilder')
    }
  }
  return (type) => {
    const refusal = typeRefusal(bets, type, rules)
    return refusal === null ? null : words(refusal, type)
  }
}
