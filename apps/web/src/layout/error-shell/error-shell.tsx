import { Link, useLocation } from '@tanstack/react-router'
import { buttonAttributes } from '@touchline/ui'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../lib/services.ts'
import { Brand } from '../brand/brand.tsx'
import { HydratedMark } from '../document/hydrated-mark.tsx'
import { useInsideShell } from '../shell/inside-shell.ts'
import { ErrorAppBoundary } from './error-app-boundary.tsx'
import { errorLocaleOf } from './error-locale.ts'
import { ErrorPicture } from './error-picture.tsx'
import { errorSentence } from './error-sentence.ts'
import styles from './error-shell.module.css'
import type { ErrorKind } from './error-texts.ts'

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

/** ERRP-05: a picture, a sentence, a button that leads home. */
function ErrorContent({ kind }: { kind: ErrorKind }) {
  const { page } = useServices()
  const links = useLinks()
  const pathname = useLocation({ select: (location) => location.pathname })
  const locale = errorLocaleOf(pathname, page.locale)
  const { sentence, goHome } = errorSentence(locale, kind, page.userCountry)
  return (
    // None of their languages runs from the right, whatever the page around them does.
    <div className={styles['content']} lang={locale} dir="ltr">
      <ErrorPicture kind={kind} />
      <h1 className={styles['sentence']}>{sentence}</h1>
      <Link {...links.home()} {...buttonAttributes({ tone: 'primary', size: 'large' })}>
        {goHome}
      </Link>
    </div>
  )
}
