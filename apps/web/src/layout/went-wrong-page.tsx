import { ErrorShell } from './error-shell/error-shell.tsx'

export function WentWrongPage() {
  return <ErrorShell kind="wentWrong" />
}
