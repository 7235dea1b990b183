import { AmountField } from '@touchline/ui'
import { useState, type ComponentProps } from 'react'

import type { TypedStake } from './stake-text.ts'
import { useUnreadableText } from './use-unreadable-text.ts'

type TypedAmountFieldProps = Omit<ComponentProps<typeof AmountField>, 'onValueChange'> & {
  /** Takes what was typed or pasted, and tells what it was read as. */
  onType: (text: string) => TypedStake
}

/** An amount that is read as it is typed; what cannot be read is not taken, and said. */
export function TypedAmountField({ onType, error, ...field }: TypedAmountFieldProps) {
  const unreadableText = useUnreadableText()
  const [refused, setRefused] = useState<{ text: string; beside: string } | null>(null)
  // Another amount has taken its place since.
  const unreadable = refused?.beside === field.value ? refused.text : null

  function type(text: string) {
    const isUnreadable = onType(text).kind === 'unreadable'
    setRefused(isUnreadable ? { text, beside: field.value } : null)
  }

  return (
    <AmountField
      {...field}
      onValueChange={type}
      onBlur={(event) => {
        // What is left there is an amount, and of the text nothing.
        setRefused(null)
        field.onBlur?.(event)
      }}
      error={unreadable === null ? error : unreadableText(unreadable, field.currency)}
    />
  )
}
