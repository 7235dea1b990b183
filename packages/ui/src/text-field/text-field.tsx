import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'

import { Field, fieldAttributes, type FieldTexts } from '../field/field.tsx'
import fieldStyles from '../field/field.module.css'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'prefix' | 'className'> & {
    prefix?: ReactNode
    suffix?: ReactNode
  }

export function TextField(props: TextFieldProps): ReactElement {
  const { label, hint, error, hideLabel, className, prefix, suffix, id: ownId, ...native } = props
  const generatedId = useId()
  const id = ownId ?? generatedId
  const texts = { label, hint, error, className, ...(hideLabel && { hideLabel }) }
  return (
    <Field {...texts} id={id}>
      <div className={fieldStyles['box']}>
        {prefix && <span className={fieldStyles['affix']}>{prefix}</span>}
        <input
          type="text"
          {...native}
          {...fieldAttributes(id, texts)}
          className={fieldStyles['input']}
        />
        {suffix}
      </div>
    </Field>
  )
}

/** Quiet text after the input, such as a unit. */
export function FieldSuffix({ children }: { children: ReactNode }): ReactElement {
  return <span className={fieldStyles['affix']}>{children}</span>
}
