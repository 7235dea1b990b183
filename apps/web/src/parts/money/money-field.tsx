import { typingUnit, NO_AMOUNT, type Amount } from '@touchline/betting'
import { useState } from 'react'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { findCurrency } from '../../player/slip/view.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import { stakeText, typeReturn } from '../stakes/stake-text.ts'
import { TypedAmountField } from '../stakes/typed-amount-field.tsx'

type MoneyFieldProps = {
  label: string
  currency: string
  amount: Amount
  onAmount: (amount: Amount) => void
  /** Offered below the field; a press takes one. */
  chips: readonly { readonly label: string; readonly amount: Amount }[]
  hint?: string | undefined
  error?: string | undefined
}

/** An amount of a given currency that is paid in or out, and some at a press. */
export function MoneyField({ currency: code, amount, onAmount, ...field }: MoneyFieldProps) {
  const { amount: write, separators } = useFormatting()
  const currency = findCurrency(useSystemSettings(), code)
  const [typed, setTyped] = useState('')
  if (currency === null) return null
  const writing = { currency, separators }
  const { chips, ...texts } = field
  return (
    <TypedAmountField
      {...texts}
      name="amount"
      data-kept={String(amount)}
      placeholder={write(NO_AMOUNT, code)}
      currency={typingUnit(currency).symbol}
      value={stakeText(typed, amount, writing)}
      onType={(text) => {
        const read = typeReturn(text, writing)
        if (read.kind === 'taken') {
          setTyped(read.text)
          onAmount(read.stake)
        }
        return read
      }}
      chips={chips.map((chip) => ({ label: chip.label, value: String(chip.amount) }))}
      onChip={(value) => {
        const chip = chips.find((one) => String(one.amount) === value)
        if (chip !== undefined) onAmount(chip.amount)
      }}
    />
  )
}
