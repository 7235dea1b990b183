import { Link } from '@tanstack/react-router'
import { betsPicture, Button, buttonAttributes, EmptyState, errorPicture } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useBets } from '../../player/bets/use-bets.ts'
import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useSession } from '../../player/session/use-session.ts'
import { BetsListing } from './bets-listing.tsx'
import { BetsSkeleton } from './bets-skeleton.tsx'

/** MYB-12: the player's bets, for the slip's tab and for a page of their own. */
export function MyBetsView() {
  const { page } = useServices()
  const status = useSession((state) => state.authStatus)
  if (status === 'LOGGED_IN') return <PlayerBets />
  const isExpected = status !== 'NOT_LOGGED_IN' && page.preferences.hasSession
  return isExpected ? <BetsSkeleton /> : <VisitorHint />
}

function VisitorHint() {
  const t = useTranslations('myBets')
  const { modals } = useServices()
  return (
    <EmptyState
      picture={betsPicture}
      title={t('signInTitle')}
      description={t('signInText')}
      action={
        <Button tone="primary" onClick={() => openModal(modals, 'signIn')}>
          {t('signIn')}
        </Button>
      }
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
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBets()
  if (isPending) return <BetsSkeleton />
  if (isError && data === undefined) {
    return (
      <EmptyState
        picture={errorPicture}
        title={t('failedTitle')}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
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
