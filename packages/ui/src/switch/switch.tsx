import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, className, ...native }: SwitchProps): ReactElement {
  const hintId = useId()
  return (
    <label className={classNames(styles['row'], className)}>
      <span className={styles['texts']}>
        {label}
        {hint && (
          <span id={hintId} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...native}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells it itself
        role="switch"
        aria-describedby={hint ? hintId : undefined}
        className={styles['track']}
      />
    </label>
  )
}
