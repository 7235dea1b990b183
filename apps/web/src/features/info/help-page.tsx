import { useTranslations } from 'use-intl'

import { InfoPage } from './info-page.tsx'
import { InfoSection } from './info-section.tsx'

const PARTS = ['bets', 'money', 'access', 'complaint'] as const

export function HelpPage() {
  return (
    <InfoPage name="help">
      <Parts />
    </InfoPage>
  )
}

function Parts() {
  const t = useTranslations('info.help')
  return PARTS.map((part) => (
    <InfoSection key={part} title={t(`${part}.title`)}>
      <p>{t(`${part}.text`)}</p>
    </InfoSection>
  ))
}
