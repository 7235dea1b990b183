import { Link, useLocation } from '@tanstack/react-router'
import { directionOf, wireLanguage } from '@touchline/contract'
import { buttonAttributes } from '@touchline/ui'
import { useEffect, useState } from 'react'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { Brand } from '../brand/brand.tsx'
import { HydratedMark } from '../document/hydrated-mark.tsx'
import { useDocumentTitle } from '../document/use-document-title.ts'
import { useInsideShell } from '../shell/inside-shell.ts'
import { ErrorAppBoundary } from './error-app-boundary.tsx'
import { errorLocaleOf } from './error-locale.ts'
import { ErrorPicture } from './error-picture.tsx'
import { errorSentence, ownErrorTexts } from './error-sentence.ts'
import styles from './error-shell.module.css'
import type { ErrorKind } from './error-sentence.ts'

/**
 * ERRP-10: a page of its own without header and slip. Where a page fails that already stands in
 * the full frame, only the page gives way: the slip beside it stays.
 */
export function ErrorShell({ kind }: { kind: ErrorKind }) {
  const isFramed = useInsideShell()
  return (
    <ErrorAppBoundary>
      {isFramed ? (
        <ErrorContent kind={kind} />
      ) : (
        <div className={styles['shell']}>
          <div className={styles['brand']}>
            <Brand />
          </div>
          <main id="content" className={styles['main']}>
            <ErrorContent kind={kind} />
          </main>
          <HydratedMark />
        </div>
      )}
    </ErrorAppBoundary>
  )
}

/** Where there is something better to do, home is the other way. */
function homeTone(kind: ErrorKind): 'primary' | 'secondary' {
  return kind === 'locked' || kind === 'wentWrong' ? 'secondary' : 'primary'
}

/** What an operator finds in the log. */
function Reference({ text, requestId }: { text: string; requestId: string }) {
  const [before, after] = text.split('{reference}', 2)
  return (
    <p className={styles['more']}>
      {before}
      <bdi className={styles['reference']}>{requestId}</bdi>
      {after}
    </p>
  )
}

/**
 * Whether a page failed, or stands failed, without a line: it is asked for again once there is one.
 * Nothing of other pages is taken for it, whose first scripts would grow.
 */
function useWaitsForLine(kind: ErrorKind): boolean {
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => {
    if (kind !== 'wentWrong') return undefined
    const wait = () => setIsWaiting(true)
    const again = () => window.location.reload()
    if (!window.navigator.onLine) wait()
    window.addEventListener('offline', wait)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('offline', wait)
      window.removeEventListener('online', again)
    }
  }, [kind])
  return isWaiting
}

/** SHARE-05: a bet that the address names is not lost with the page: home takes it up. */
function HomeLink({ kind, children }: { kind: ErrorKind; children: string }) {
  const search = useLocation({
    select: ({ search: all }): object => ('betcode' in all ? { betcode: all.betcode } : {}),
  })
  return (
    <Link
      {...useLinks().home()}
      search={search}
      {...buttonAttributes({ tone: homeTone(kind), size: 'large' })}
    >
      {children}
    </Link>
  )
}

/** ERRP-05: a picture, a sentence, a button that leads home. */
function ErrorContent({ kind }: { kind: ErrorKind }) {
  const { page } = useServices()
  const links = useLinks()
  const pathname = useLocation({ select: (location) => location.pathname })
  const locale = errorLocaleOf(pathname, page.locale)
  const texts = errorSentence(locale, kind, page.userCountry, ownErrorTexts(page, locale))
  useDocumentTitle(texts.title)
  const isWaiting = useWaitsForLine(kind)
  return (
    // Their language may be another one than that of the page around them.
    <div className={styles['content']} lang={wireLanguage(locale)} dir={directionOf(locale)}>
      <ErrorPicture kind={kind} />
      <h1 className={styles['sentence']}>{isWaiting ? texts.offline : texts.sentence}</h1>
      {kind === 'blocked' && <p className={styles['more']}>{texts.whyBlocked}</p>}
      <div className={styles['ways']}>
        {kind === 'locked' && (
          <Link
            {...links.users('signIn')}
            {...buttonAttributes({ tone: 'primary', size: 'large' })}
          >
            {texts.signIn}
          </Link>
        )}
        {kind === 'wentWrong' && (
          <button
            type="button"
            {...buttonAttributes({ tone: 'primary', size: 'large' })}
            onClick={() => window.location.reload()}
          >
            {texts.retry}
          </button>
        )}
        <HomeLink kind={kind}>{texts.goHome}</HomeLink>
      </div>
      {kind === 'notFound' && (
        <div className={styles['ways']}>
          <Link {...links.live()} {...buttonAttributes({ tone: 'secondary' })}>
            {texts.live}
          </Link>
          <Link {...links.schedule()} {...buttonAttributes({ tone: 'secondary' })}>
            {texts.schedule}
          </Link>
          <Link {...links.results()} {...buttonAttributes({ tone: 'secondary' })}>
            {texts.results}
          </Link>
        </div>
      )}
      {kind === 'wentWrong' && !isWaiting && page.requestId !== null && (
        <Reference text={texts.reference} requestId={page.requestId} />
      )}
    </div>
  )
}
