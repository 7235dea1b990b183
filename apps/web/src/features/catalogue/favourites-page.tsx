import { favouritesPicture, Icon } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useFavourites } from '../../player/favourites/use-favourites.ts'
import { useServices } from '../../base/services.ts'
import { SignInFirst } from '../../parts/modals/sign-in-first.tsx'
import { useIsVisitor } from '../../player/session/use-session.ts'
import type { FavouritesSearch } from './favourite-filters.ts'
import { FavouriteLists } from './favourites/favourite-lists.tsx'
import { MatchListSkeleton } from './list/match-list-skeleton.tsx'
import { PageStack } from './page/page-section.tsx'
import { PageTitle } from './page/page-title.tsx'

/** FAV-01: what the player marked. */
export function FavouritesPage({ search }: { search: FavouritesSearch }) {
  const t = useTranslations('favourites')
  return (
    <PageStack>
      <PageTitle isAlone icon={<Icon name="star-filled" />} title={t('title')} />
      <Content search={search} />
    </PageStack>
  )
}

function Content({ search }: { search: FavouritesSearch }) {
  const isVisitor = useIsVisitor()
  const status = useFavourites((state) => state.status)
  if (isVisitor) return <VisitorHint />
  if (status === 'failed') return <NotRead />
  if (status === 'unknown') return <MatchListSkeleton />
  return (
    <Waiting fallback={<MatchListSkeleton />}>
      <FavouriteLists status={search.status} />
    </Waiting>
  )
}

function VisitorHint() {
  const t = useTranslations('favourites')
  return (
    <SignInFirst
      picture={favouritesPicture}
      title={t('signInTitle')}
      description={t('signInText')}
      signIn={t('signIn')}
    />
  )
}

function NotRead() {
  const t = useTranslations('favourites')
  const { favourites } = useServices()
  const error = useFavourites((state) => state.failure)
  return <LoadFailed title={t('failedTitle')} error={error} onRetry={() => favourites.retry()} />
}
