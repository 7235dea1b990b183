import { Button, EmptyState, searchPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

export function NothingFound({ text, onReset }: { text: string; onReset: () => void }) {
  const t = useTranslations('match')
  return (
    <EmptyState
      picture={searchPicture}
      title={t('nothingFound', { text })}
      description={t('nothingFoundHint')}
      action={<Button onClick={onReset}>{t('showAll')}</Button>}
    />
  )
}
