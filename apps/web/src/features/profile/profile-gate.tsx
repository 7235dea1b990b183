import { betsPicture, Button, EmptyState, errorPicture, Skeleton } from '@touchline/ui'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useIsVisitor, useSession } from '../../player/session/use-session.ts'

/** Only a signed-in player gets behind it; a visitor is asked to sign in, and is where they wanted. */
export function ProfileGate({ children }: { children: ReactNode }) {
  const isVisitor = useIsVisitor()
  const isPlayer = useSession(isLoggedIn)
  const isMissing = useSession((state) => state.isMissing)
  const whose = useSession((state) => state.profile?.id)
  useSignInAtOnce()
  if (isPlayer) return <Fragment key={whose}>{children}</Fragment>
  if (isMissing) return <Missing />
  return isVisitor ? <SignedOut /> : <Expected />
}

/** Who comes signed out; who has just signed out is left alone. */
function useSignInAtOnce(): void {
  const { modals } = useServices()
  const status = useSession((state) => state.authStatus)
  const isMissing = useSession((state) => state.isMissing)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || isMissing || status === 'UNKNOWN' || status === 'PENDING') return
    isDone.current = true
    if (status === 'NOT_LOGGED_IN') openModal(modals, 'signIn')
  }, [status, isMissing, modals])
}

function SignedOut() {
  const t = useTranslations('profile.gate')
  const session = useTranslations('session')
  const { modals } = useServices()
  return (
    <EmptyState
      level={1}
      picture={betsPicture}
      title={t('title')}
      description={t('text')}
      action={
        <Button tone="primary" onClick={() => openModal(modals, 'signIn')}>
          {session('signIn')}
        </Button>
      }
    />
  )
}

function Missing() {
  const t = useTranslations('profile.gate')
  const words = useTranslations('words')
  const { session } = useServices()
  return (
    <EmptyState
      level={1}
      picture={errorPicture}
      title={t('missing')}
      action={<Button onClick={() => void session.start(true)}>{words('retry')}</Button>}
    />
  )
}

function Expected() {
  const t = useTranslations('profile')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="block" inlineSize="100%" blockSize="400px" />
    </div>
  )
}
