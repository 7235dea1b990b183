import { InfoPage } from './info-page.tsx'

export function SaferGamblingPage() {
  return <InfoPage name="saferGambling" />
}
