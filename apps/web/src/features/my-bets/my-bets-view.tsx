import { Link } from '@tanstack/react-router'
import { betsPicture, buttonAttributes, EmptyState } from '@touchline/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useAddressed } from '../../addresses/use-addressed.ts'
import { usePreviewedPlayer } from '../../data/queries/site.ts'
import { useBets } from '../../player/bets/use-bets.ts'
import { useLegTerms } from '../../parts/bets/leg-terms.tsx'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { SignInFirst } from '../../parts/modals/sign-in-first.tsx'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useIsVisitor, useSession } from '../../player/session/use-session.ts'
import { BetsListing, type BetsListingProps } from './bets-listing.tsx'
import { BetsSkeleton } from './bets-skeleton.tsx'
import { EVERYTHING, readListing, searchOf, type BetListing } from './list-bets.ts'

type MyBetsViewProps = {
  listing: BetListing
  onChange: (change: Partial<BetListing>) => void
}

/** The player's bets on a page of their own: which of them, and in which order, says its address. */
export function AddressedMyBets() {
  const link = useLinks().myBets()
  const [listing, ask] = useAddressed({ link, read: readListing, write: searchOf })
  return <MyBetsView listing={listing} onChange={ask} />
}

/** The player's bets in the slip's tab. */
export function SlipMyBets() {
  const [listing, setListing] = useState(EVERYTHING)
  const change = (changed: Partial<BetListing>) => setListing((now) => ({ ...now, ...changed }))
  return <MyBetsView listing={listing} onChange={change} />
}

/** MYB-12: for who is signed in. */
function MyBetsView(props: MyBetsViewProps) {
  const isVisitor = useIsVisitor()
  const isPreviewed = usePreviewedPlayer()
  if (useSession(isLoggedIn)) return <PlayerBets {...props} />
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

function PlayerBets(props: MyBetsViewProps) {
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
    <WholeBets
      {...props}
      bets={data}
      hasMore={hasNextPage}
      onMore={() => void (isFetchingNextPage || fetchNextPage())}
    />
  )
}

/** The cards stand once they say all that they have to say. */
function WholeBets(props: BetsListingProps) {
  const isReady = useLegTerms(props.bets.flatMap(({ selections }) => selections))
  return isReady ? <BetsListing {...props} /> : <BetsSkeleton />
}
