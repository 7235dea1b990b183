import { ErrorShell } from './error-shell/error-shell.tsx'

export function NotFoundPage() {
  return <ErrorShell kind="notFound" />
}
