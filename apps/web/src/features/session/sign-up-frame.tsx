import { Dialog } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { AccountTexts } from '../../i18n/account-texts.tsx'
import { closeModal } from '../../parts/modals/modal-store.ts'
import styles from './sign-up-frame.module.css'
import { ACCESS_TITLES } from './views/access-title.ts'

/** The platform's own page to sign up on, in place of the product's form. */
export function SignUpFrameDialog({ url }: { url: string }) {
  return (
    <AccountTexts>
      <FrameDialog url={url} />
    </AccountTexts>
  )
}

function FrameDialog({ url }: { url: string }) {
  const t = useTranslations('account')
  const words = useTranslations('words')
  const { modals, session } = useServices()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { origin } = new URL(url)
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isSignedUp(data)) return
      closeModal(modals, 'signUp')
      void session.enter()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url, modals, session])
  return (
    <Dialog
      open
      onClose={() => closeModal(modals, 'signUp')}
      title={t(ACCESS_TITLES.signUp)}
      closeLabel={words('close')}
      modalName="signUp"
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the platform's page needs its own origin and its scripts, and with both a sandbox holds nothing; the site's policy says who may be framed */}
      <iframe ref={frame} title={t(ACCESS_TITLES.signUp)} src={url} className={styles['frame']} />
    </Dialog>
  )
}

function isSignedUp(data: unknown): boolean {
  return (data as { type?: unknown } | null)?.type === 'signed-up'
}
