import { Link } from '@tanstack/react-router'
import { betsPicture, buttonAttributes, EmptyState } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { useBets } from '../../player/bets/use-bets.ts'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { SignInFirst } from '../../parts/modals/sign-in-first.tsx'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useIsVisitor, useSession } from '../../player/session/use-session.ts'
import { BetsListing } from './bets-listing.tsx'
import { BetsSkeleton } from './bets-skeleton.tsx'

/** MYB-12: the player's bets, for the slip's tab and for a page of their own. */
export function MyBetsView() {
  const isVisitor = useIsVisitor()
  const isPreviewed = usePreviewedPlayer()
  if (useSession(isLoggedIn)) return <PlayerBets />
  if (!isVisitor) return <BetsSkeleton />
  return isPreviewed ? <NoBetsYet /> : <VisitorHint />
}

function VisitorHint() {
  const t = useTranslations('myBets')
  return (
    <SignInFirst
      picture={betsPicture}
      title={t('signInTitle')}
      description={t('signInText')}
      signIn={t('signIn')}
    />
  )
}

function NoBetsYet() {
  const t = useTranslations()
  return (
    <EmptyState
      picture={betsPicture}
      title={t('myBets.emptyTitle')}
      description={t('myBets.emptyText')}
      action={
        <Link {...useLinks().home()} {...buttonAttributes({})}>
          {t('catalogue.empty.toSports')}
        </Link>
      }
    />
  )
}

function PlayerBets() {
  const t = useTranslations('myBets')
  const {
    data,
    isPending,
    isError,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useBets()
  if (isPending) return <BetsSkeleton />
  if (isError && data === undefined) {
    return <LoadFailed title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return <NoBetsYet />
  return (
    <BetsListing
      bets={data}
      hasMore={hasNextPage}
      onMore={() => void (isFetchingNextPage || fetchNextPage())}
    />
  )
}
