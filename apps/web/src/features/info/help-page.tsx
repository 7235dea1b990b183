import { InfoPage } from './info-page.tsx'

export function HelpPage() {
  return <InfoPage name="help" />
}
