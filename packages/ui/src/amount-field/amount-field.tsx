import { type ClipboardEvent, type ComponentProps, type ReactElement, useId } from 'react'

import { Field, fieldAttributes, type FieldTexts } from '../field/field.tsx'
import fieldStyles from '../field/field.module.css'
import styles from './amount-field.module.css'

/** `label` as shown and spoken (`+5`, `Max`), `value` what `onChip` receives. */
export type AmountChip = { label: string; value: string }

type AmountFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
    /** The text as typed; the owner parses it. */
    value: string
    onValueChange: (text: string) => void
    /** Currency code or sign after the amount. */
    currency: string
    chips?: readonly AmountChip[]
    onChip?: (value: string) => void
  }

/** An amount of money with a decimal keypad and quick amounts below. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { label, hint, error, hideLabel, className, value, onValueChange, ...rest } = props
  const { currency, chips = [], onChip, id: ownId, ...native } = rest
  const generatedId = useId()
  const id = ownId ?? generatedId
  const texts = { label, hint, error, className, ...(hideLabel && { hideLabel }) }
  return (
    <Field {...texts} id={id}>
      <div className={fieldStyles['box']}>
        <input
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0.00"
          {...native}
          {...fieldAttributes(id, texts)}
          type="text"
          inputMode="decimal"
          dir="ltr"
          className={`${fieldStyles['input']} ${styles['amount']}`}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onPaste={(event) => pasteLines(event, onValueChange)}
        />
        <span className={fieldStyles['affix']}>{currency}</span>
      </div>
      <AmountChips
        label={label}
        chips={chips}
        disabled={native.disabled ?? false}
        onChip={(chip) => onChip?.(chip)}
      />
    </Field>
  )
}

/** A field of one line would join what stands on two: the owner gets it as it was copied. */
function pasteLines(event: ClipboardEvent, take: (text: string) => void): void {
  const text = event.clipboardData.getData('text/plain').trim()
  if (!text.includes('\n')) return
  event.preventDefault()
  take(text)
}

type AmountChipsProps = {
  label: string
  chips: readonly AmountChip[]
  disabled?: boolean
  onChip: (value: string) => void
}

/** Quick amounts, where they stand apart from their field. Nothing for an empty list. */
export function AmountChips({
  label,
  chips,
  disabled,
  onChip,
}: AmountChipsProps): ReactElement | null {
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label={label} className={styles['chips']}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles['chip']}
          disabled={disabled}
          onClick={() => onChip(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  )
}
