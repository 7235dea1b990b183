import { useTranslations } from 'use-intl'

import { InfoPage } from './info-page.tsx'
import { InfoSection } from './info-section.tsx'

const PARTS = ['demo', 'open'] as const

export function AboutPage() {
  return (
    <InfoPage name="about">
      <Parts />
    </InfoPage>
  )
}

function Parts() {
  const t = useTranslations('info.about')
  return PARTS.map((part) => (
    <InfoSection key={part} title={t(`${part}.title`)}>
      <p>{t(`${part}.text`)}</p>
    </InfoSection>
  ))
}
