import { InfoPage } from './info-page.tsx'

export function AboutPage() {
  return <InfoPage name="about" />
}
