import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'

import styles from './checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  error?: string | null | undefined
}

export function Checkbox({ label, error, className, ...native }: CheckboxProps): ReactElement {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles['row']}>
        <input
          {...native}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
