import type { Amount } from '@touchline/betting'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import {
  stakeText,
  typedBehind,
  typeStake,
  type Replaced,
  type TypedStake,
} from '../../parts/stakes/stake-text.ts'
import { useAmountWriting } from '../../parts/stakes/use-amount-writing.ts'
import { useSlip } from '../../player/slip/use-slip.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'

type TakenStake = Extract<TypedStake, { kind: 'taken' }>

/**
 * A field for a stake of the slip: its text is the player's own until the stake is another one, and
 * it says the maximum that took the place of what was typed. Null until amounts can be written.
 * @param maximum null while it is not known
 */
export function useTypedStake(maximum: Amount | null) {
  const t = useTranslations('slip')
  const { stakeMoney } = useFormatting()
  const writing = useAmountWriting()
  const code = useSlip((view) => view.slip.currency)
  const isBusy = useSlip((view) => view.slip.inProgress)
  const [typed, setTyped] = useState('')
  const [capped, setCapped] = useState<Amount | null>(null)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  if (writing === null) return null
  const known = writing
  return {
    zero: writing.zero,
    currency: writing.symbol,
    isBusy,
    textOf: (stake: Amount): string => stakeText(typed, stake, known),
    hintOf: (stake: Amount | null): string | undefined =>
      capped !== null && capped === stake
        ? t('maxIs', { amount: stakeMoney(capped, code) })
        : undefined,
    type(text: string, take: (taken: TakenStake) => void): TypedStake {
      const whole = typedBehind(text, replaced)
      const result = typeStake(whole, known, maximum)
      if (result.kind === 'unreadable') return result
      setTyped(result.text)
      setCapped(result.capped)
      setReplaced(result.capped === null ? null : { typed: whole, shown: result.text })
      take(result)
      return result
    },
  }
}
