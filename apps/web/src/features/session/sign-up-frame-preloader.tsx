import { useTranslations } from 'use-intl'

import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useAfterIdle } from '../../parts/money/use-after-idle.ts'
import { useSession } from '../../player/session/use-session.ts'

/** FLAG-03: the platform's page is in the browser before a visitor asks for it. */
export function SignUpFramePreloader() {
  const { platform, features } = useSystemSettings()
  const isVisitor = useSession((state) => state.authStatus === 'NOT_LOGGED_IN')
  const isIdle = useAfterIdle()
  const t = useTranslations('session')
  const url = platform.signUpFrame ?? null
  const isWanted = features['sign_up_iframe_preloader'] === true && platform.signUpEnabled
  if (url === null || !isWanted || !isVisitor || !isIdle) return null
  // oxlint-disable-next-line react/iframe-missing-sandbox -- as the frame that it is loaded for
  return <iframe hidden tabIndex={-1} src={url} title={t('signUp')} data-preloads="signUp" />
}
