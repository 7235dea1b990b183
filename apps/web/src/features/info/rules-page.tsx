import { InfoPage } from './info-page.tsx'

export function RulesPage() {
  return <InfoPage name="rules" />
}
