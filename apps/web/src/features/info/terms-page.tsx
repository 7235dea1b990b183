import { useTranslations } from 'use-intl'

import { InfoPage } from './info-page.tsx'
import { InfoSection } from './info-section.tsx'

const PARTS = ['who', 'money', 'honest', 'close'] as const

export function TermsPage() {
  return (
    <InfoPage name="terms">
      <Parts />
    </InfoPage>
  )
}

function Parts() {
  const t = useTranslations('info.terms')
  return PARTS.map((part) => (
    <InfoSection key={part} title={t(`${part}.title`)}>
      <p>{t(`${part}.text`)}</p>
    </InfoSection>
  ))
}
