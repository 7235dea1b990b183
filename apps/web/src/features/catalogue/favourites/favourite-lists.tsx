import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonAttributes, EmptyState, favouritesPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../../addresses/links.ts'
import { useFavourites } from '../../../player/favourites/use-favourites.ts'
import { pinnedCount } from '../../../player/favourites/favourite-state.ts'
import { useServices } from '../../../base/services.ts'
import { useLiveMatches } from '../../../data/live/use-follow.ts'
import { useFormatting } from '../../../preferences/use-formatting.ts'
import { matchesQuery } from '../../../data/queries/catalogue.ts'
import { sportSections } from '../list/build-sections.tsx'
import { daySections } from '../list/day-sections.tsx'
import { MatchList } from '../list/match-list.tsx'
import { TOP_SPORTS } from '../home-view.ts'
import { PageSection } from '../page/page-section.tsx'
import { ResultList } from '../results/result-list.tsx'
import {
  FAVOURITE_MATCHES,
  groupByStatus,
  type FavouriteGroup,
  type FavouriteStatus,
} from '../favourite-filters.ts'
import { FavouriteChips } from './favourite-chips.tsx'
import { PinnedList } from './pinned-list.tsx'

/** How often the list asks which of its matches began or ended, in ms. */
const REFRESH_MS = 15_000

/** The player's matches by state, then leagues and sports. What loses its star stays until the player leaves. */
export function FavouriteLists({ status }: { status: FavouriteStatus | undefined }) {
  const matches = useLiveMatches(FAVOURITE_MATCHES)
  const query = matchesQuery(useServices(), FAVOURITE_MATCHES)
  useQuery({ ...query, refetchInterval: REFRESH_MS, notifyOnChangeProps: [] })
  const pinned = useFavourites(pinnedCount)
  const groups = groupByStatus(matches)
  const shown = groups.filter((group) => status === undefined || group.status === status)
  if (matches.length === 0 && pinned === 0) return <NoFavourites />
  return (
    <>
      {matches.length > 0 && <FavouriteChips groups={groups} selected={status ?? null} />}
      {matches.length > 0 && shown.every((group) => group.matches.length === 0) && <NoneOfStatus />}
      {shown.map((group) => (
        <StatusSection key={group.status} group={group} />
      ))}
      {pinned > 0 && <PinnedList />}
    </>
  )
}

function StatusSection({ group: { status, matches } }: { group: FavouriteGroup }) {
  const t = useTranslations('favourites.status')
  const { day } = useFormatting()
  if (matches.length === 0) return null
  return (
    <PageSection title={t(status)}>
      {status === 'finished' ? (
        <ResultList sections={daySections(matches, day)} />
      ) : (
        <MatchList sections={sportSections(matches, TOP_SPORTS)} />
      )}
    </PageSection>
  )
}

function NoFavourites() {
  const t = useTranslations('favourites')
  return (
    <EmptyState
      picture={favouritesPicture}
      title={t('emptyTitle')}
      description={t('emptyText')}
      action={
        <Link {...useLinks().home()} {...buttonAttributes({ tone: 'primary' })}>
          {t('emptyAction')}
        </Link>
      }
    />
  )
}

function NoneOfStatus() {
  const t = useTranslations('favourites')
  return (
    <EmptyState
      picture={favouritesPicture}
      title={t('noneTitle')}
      description={t('noneText')}
      action={
        <Link {...useLinks().favourites()} {...buttonAttributes({ tone: 'secondary' })}>
          {t('showAll')}
        </Link>
      }
    />
  )
}
