import { ErrorPage } from './error-shell/error-page.tsx'

export function WentWrongPage() {
  return <ErrorPage kind="wentWrong" />
}
