import { endSessionOf } from '../../data/api/end-session-of.ts'
import { dropToken, heldToken, holdToken, restoreToken } from '../../data/api/bearer-token.ts'
import { isLoggedIn } from '../../player/session/session-state.ts'
import type { HostPort } from './host-port.ts'
import type { Services } from './host-services.ts'
import { followRenewal } from './host-renewal.ts'

/**
 * EMBED-20: the session of a page in a host's frame, by the token that the host gave or that the
 * player's own sign-in brought.
 */
export function followToken(
  services: Pick<Services, 'session' | 'alerts' | 'modals' | 'page' | 'report'>,
  { post }: Pick<HostPort, 'post'>,
) {
  const { session, report } = services
  const renewal = followRenewal(services, post)
  /** Tokens are tried one after the other; of those that come meanwhile only the last. */
  let wanted: string | null | undefined
  let working: Promise<void> | null = null
  /** It opens nothing any more, however often the host says it. */
  let refused: string | null = null

  /** Resolves once the page's session is there, or is known to be none. */
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        const { authStatus } = session.getState()
        if (authStatus === 'UNKNOWN' || authStatus === 'PENDING') return
        stop()
        resolve()
      }
      const stop = session.subscribe(look)
      look()
    })

  async function enter(): Promise<void> {
    await session.enter()
    const state = session.getState()
    if (isLoggedIn(state) || state.isMissing) return
    const held = heldToken()
    refused = held?.token ?? null
    dropToken()
    if (held?.source === 'host') renewal.refused()
  }

  /** EMBED-20: of two players in turn the first leaves no session behind. */
  async function change(token: string): Promise<void> {
    const before = heldToken()
    const whose = session.getState().profile?.id
    holdToken({ token, source: 'host' })
    await enter()
    const { profile, isMissing } = session.getState()
    if (before === null || whose === undefined || isMissing || profile?.id === whose) return
    endSessionOf(before.token).catch(report)
  }

  async function work(): Promise<void> {
    while (wanted !== undefined) {
      const token = wanted
      wanted = undefined
      if (token === null) renewal.failed()
      if (token === (heldToken()?.token ?? null) || (token !== null && token === refused)) continue
      if (token === null) {
        if (isLoggedIn(session.getState())) await session.signOut()
        dropToken()
      } else {
        await change(token)
      }
    }
    working = null
  }

  const stops = [
    session.onSignedOut((reason) => {
      if (reason !== 'player') refused = heldToken()?.token ?? null
    }),
    session.onSignOutTold((outcome) => {
      if (outcome === 'done') dropToken()
    }),
  ]
  // Not before the session that the page itself begins with, which knows of no token.
  const begun = settled().then(() => (restoreToken() === null ? undefined : enter()))
  return {
    /** Resolves once the session of that token is there. */
    take(token: string | null): Promise<void> {
      wanted = token
      working ??= begun.then(work)
      return working
    },
    /** For another one, in place of what it gave. */
    askAnew: renewal.ask,
    stop() {
      for (const stop of stops) stop()
      renewal.stop()
    },
  }
}
