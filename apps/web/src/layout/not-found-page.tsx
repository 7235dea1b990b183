import { ErrorPage } from './error-shell/error-page.tsx'

export function NotFoundPage() {
  return <ErrorPage kind="notFound" />
}
