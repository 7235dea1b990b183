import { type ReactElement, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './segmented.module.css'

/** `reason` says why a disabled option cannot be chosen. */
export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  disabled?: boolean
  reason?: string | undefined
}

type SegmentedProps<Value extends string> = {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  size?: 'small' | 'medium'
  block?: boolean
  className?: string | undefined
}

/** One of a few, all in sight: a radio group, arrow keys choose. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'medium',
  block = false,
  className,
}: SegmentedProps<Value>): ReactElement {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles['group'], className)}
      data-size={size}
      data-block={block || undefined}
    >
      {options.map((option) => {
        const reasonId = option.disabled && option.reason ? `${name}-${option.value}` : undefined
        return (
          <label key={option.value} className={styles['option']} title={option.reason}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={reasonId}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {reasonId && (
              <span id={reasonId} hidden>
                {option.reason}
              </span>
            )}
          </label>
        )
      })}
    </div>
  )
}
