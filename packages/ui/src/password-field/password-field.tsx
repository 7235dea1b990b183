import { type ReactElement, useState } from 'react'

import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> & {
  /** Names of the eye button while the password is hidden and while it is shown. */
  showLabel: string
  hideButtonLabel: string
}

export function PasswordField({
  showLabel,
  hideButtonLabel,
  ...field
}: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={shown ? hideButtonLabel : showLabel}
          icon={shown ? 'eye-off' : 'eye'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
