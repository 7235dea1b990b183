import { betsPicture, Button, Card, EmptyState, errorPicture, Skeleton } from '@touchline/ui'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { ProfilePageName } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { ProfilePage } from '../../layout/profile-page/profile-page.tsx'
import { openModal } from '../../parts/modals/modal-store.ts'
import { SignInFirst } from '../../parts/modals/sign-in-first.tsx'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useIsVisitor, useSession } from '../../player/session/use-session.ts'
import styles from './profile-gate.module.css'

type ProfileGateProps = {
  name: ProfilePageName
  /** The page on its way; a few lines where it has no likeness of its own. */
  expected: ReactNode
  children: ReactNode
}

/** Only a signed-in player gets behind it; a visitor is asked to sign in, and is where they wanted. */
export function ProfileGate({ name, expected, children }: ProfileGateProps) {
  const isVisitor = useIsVisitor()
  const isPlayer = useSession(isLoggedIn)
  const isMissing = useSession((state) => state.isMissing)
  const whose = useSession((state) => state.profile?.id)
  useSignInAtOnce()
  if (isPlayer) return <Fragment key={whose}>{children}</Fragment>
  if (isMissing) return <Missing />
  return isVisitor ? <SignedOut /> : <Expected name={name}>{expected}</Expected>
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
  return (
    <SignInFirst
      level={1}
      picture={betsPicture}
      title={t('title')}
      description={t('text')}
      signIn={session('signIn')}
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

function Expected({ name, children }: Omit<ProfileGateProps, 'expected'>) {
  const t = useTranslations('profile')
  return (
    <ProfilePage name={name}>
      <Card padded role="status" aria-label={t('loading')}>
        {children ?? <Lines />}
      </Card>
    </ProfilePage>
  )
}

function Lines() {
  return (
    <div className={styles['lines']}>
      {LINES.map((line) => (
        <Skeleton key={line} inlineSize={line} blockSize={14} />
      ))}
    </div>
  )
}

const LINES = ['30%', '80%', '72%', '76%', '64%', '70%']
