import { type ComponentProps, type ReactElement, useId } from 'react'

import { Field, fieldAttributes, type FieldTexts } from '../field/field.tsx'
import fieldStyles from '../field/field.module.css'
import { Icon } from '../icons/icon.tsx'
import styles from './select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'size' | 'children'> & {
    options: readonly SelectOption[]
    size?: 'small' | 'medium'
  }

/** The platform's own list, so that phones show their picker. */
export function Select(props: SelectProps): ReactElement {
  const { label, hint, error, hideLabel, className, options, size = 'medium', ...rest } = props
  const { id: ownId, ...native } = rest
  const generatedId = useId()
  const id = ownId ?? generatedId
  const texts = { label, hint, error, className, ...(hideLabel && { hideLabel }) }
  return (
    <Field {...texts} id={id}>
      <div className={`${fieldStyles['box']} ${styles['box']}`} data-size={size}>
        <select
          {...native}
          {...fieldAttributes(id, texts)}
          className={`${fieldStyles['input']} ${styles['select']}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles['caret']} />
      </div>
    </Field>
  )
}
