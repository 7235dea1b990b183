import type { ReactElement, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'

/** What every form field takes besides its own control. */
export type FieldTexts = {
  label: string
  hint?: ReactNode
  /** Shown instead of the hint, in words; the control counts as invalid. */
  error?: string | null | undefined
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean
  className?: string | undefined
}

type FieldProps = FieldTexts & { id: string; children: ReactNode }

/** Label above, message below a control that has this id and `fieldAttributes`. */
export function Field(props: FieldProps): ReactElement {
  const { id, label, hint, error, hideLabel = false, className, children } = props
  const labelElement = (
    <label htmlFor={id} className={styles['label']}>
      {label}
    </label>
  )
  return (
    <div className={classNames(styles['field'], className)}>
      {hideLabel ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children}
      {error ? (
        <p id={`${id}-message`} className={styles['error']}>
          <Icon name="alert-circle" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-message`} className={styles['hint']}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** Ties a control to its field's label and message. */
export function fieldAttributes(id: string, { hint, error }: FieldTexts) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-message` : undefined,
  }
}
