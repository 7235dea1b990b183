import { useEffect, useState } from 'react'

import { documentCookies } from '../../base/cookie-jar.ts'
import { onFirstSign } from '../../base/first-sign.ts'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { useTopModal } from '../../parts/modals/use-modal.ts'
import { hearConsent, onConsent, readConsent } from '../../preferences/cookie-consent.ts'

/** Long enough for the first press to be answered by what was pressed. */
const AFTER_SIGN_MS = 1_500

const CookieNotice = lazyPart(async () => (await import('./cookie-notice.tsx')).CookieNotice)
const CookieDialog = lazyPart(async () => (await import('./cookie-dialog.tsx')).CookieDialog)

/**
 * COOKIE-03, MODAL-16: the notice about cookies. It comes after the visitor's first sign, so that no
 * first view waits for it, and its code never to somebody who has chosen. Nothing that needs a
 * choice is kept before. Once per page.
 */
export function CookieHost() {
  const top = useTopModal()
  const asks = useAsksAfterSign()
  const hasChosen = useHasChosen()
  return (
    <Waiting>
      {asks && !hasChosen && top === null && <CookieNotice />}
      {top?.name === 'cookieNotice' && <CookieDialog />}
    </Waiting>
  )
}

/** Whether the visitor has answered while this page is open, in any tab; a browser may keep no cookie of it. */
function useHasChosen(): boolean {
  const [hasChosen, setChosen] = useState(false)
  useEffect(() => {
    const undo = [onConsent(() => setChosen(true)), hearConsent()]
    return () => {
      for (const each of undo) each()
    }
  }, [])
  return hasChosen
}

/** Whether the visitor has done anything, and has been left alone for a moment after it. */
function useAsksAfterSign(): boolean {
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    onFirstSign(() => {
      if (isGone || readConsent(documentCookies) !== null) return
      timer = setTimeout(() => setAsks(true), AFTER_SIGN_MS)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return asks
}
