import { InfoPage } from './info-page.tsx'

export function TermsPage() {
  return <InfoPage name="terms" />
}
