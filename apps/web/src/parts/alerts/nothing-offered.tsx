import { Link } from '@tanstack/react-router'
import { buttonAttributes, calendarPicture, EmptyState } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'

/** Stands where a page has nothing on offer now, with the way on. */
export function NothingOffered({ title }: { title: string }) {
  const t = useTranslations('catalogue.empty')
  return (
    <EmptyState
      picture={calendarPicture}
      title={title}
      action={
        <Link {...useLinks().home()} {...buttonAttributes({ tone: 'secondary' })}>
          {t('toSports')}
        </Link>
      }
    />
  )
}
