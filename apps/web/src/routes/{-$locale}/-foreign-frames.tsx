import { SignUpFramePreloader } from '../../features/session/sign-up-frame-preloader.tsx'
import { SupportHost } from '../../features/support/support-host.tsx'

/** Pages of others that an operator has chosen to show within the site's. */
export function ForeignFrames() {
  return (
    <>
      <SignUpFramePreloader />
      <SupportHost />
    </>
  )
}
