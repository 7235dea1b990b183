import { calls } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { Messenger } from '../../messaging/messenger.ts'
import type { Settings } from '../../settings/settings.ts'
import type { AccessMail } from '../account-access/access-mail.ts'
import { siteAddress } from '../account-access/site-address.ts'
import type { Clock } from '../clock.ts'
import { capSessions } from '../limits/cap-sessions.ts'
import { requireNoExclusion } from '../limits/exclusion.ts'
import { requireTimeLeft } from '../limits/track-activity.ts'
import { relyingParty } from '../passkeys/passkey-routes.ts'
import { authenticate, beginAuthentication, listPasskeys } from '../passkeys/passkeys.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import { presentPlayer } from '../players/present-player.ts'
import { hasAuthenticator } from '../second-factor/authenticator.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { challengeSignIn, redeemCode, resendCode } from '../second-factor/sign-in-challenge.ts'
import { countAttempt, passkeySubjects, signUpSubjects } from '../sessions/attempt-limits.ts'
import { clientName } from '../sessions/client-name.ts'
import { isKnownDevice } from '../sessions/known-devices.ts'
import type { Routes } from '../sessions/routes.ts'
import { clearSessionCookie, readDeviceToken } from '../sessions/session-cookie.ts'
import type { SessionKeeper } from '../sessions/session-keeper.ts'
import { deleteSession } from '../sessions/session-repository.ts'
import { listSignIns } from '../sessions/sign-ins.ts'
import { endPlay } from '../sportsbook-sessions/play-session.ts'
import { requireWayIn } from './require-way-in.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: SessionKeeper
  readonly settings: Settings
  readonly mail: AccessMail
  readonly messenger: Messenger
  /** Somebody is in, newly or again; it refuses nobody. */
  readonly onEntered: (playerId: number, request: FastifyRequest) => Promise<void>
}

export function sessionRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, sessions, settings, mail, messenger } = deps
  const now = () => new Date(clock.now())
  const codes = { db, messenger, defaultLocale: settings.defaultLocale }

  const askerOf = (request: FastifyRequest) => ({
    address: request.ip,
    client: clientName(request.headers['user-agent']),
    now: now(),
  })

  /** Once it is certain who it is: whoever keeps away from play is told so, and stays out. */
  async function letIn(request: FastifyRequest, reply: FastifyReply, player: PlayerRow) {
    const opened = await sessions.open(request, reply, player, async (trx) => {
      await requireNoExclusion(trx, player.id, now())
      await requireTimeLeft(trx, player.id, now())
    })
    await capSessions(db, player.id)
    await deps.onEntered(player.id, request)
    return { data: { player: presentPlayer(player, settings), ...opened } }
  }

  routes.open(calls.signIn, async ({ body, request, reply }) => {
    requireWayIn('signIn', settings, request)
    const player = await signIn(db, body, {
      address: request.ip,
      now: now(),
      onLocked: (locked) => mail.send(db, locked, 'unlock', siteAddress(settings, request)),
    })
    if (await needsCode(request, player)) {
      const needed = await challengeSignIn(codes, player, askerOf(request))
      throw new Problem(403, 'error.auth.code_needed', {
        details: {
          challenge: needed.challenge,
          way: needed.way,
          resend_seconds: needed.resendSeconds,
        },
      })
    }
    return letIn(request, reply, player)
  })

  async function needsCode(request: FastifyRequest, { id }: PlayerRow): Promise<boolean> {
    if (settings.secondFactor === 'always') return true
    const isAsked = settings.secondFactor === 'new-device' || (await hasAuthenticator(db, id))
    return isAsked && !(await isKnownDevice(db, id, readDeviceToken(request), now()))
  }

  routes.open(calls.confirmSignIn, async ({ body, request, reply }) => {
    requireWayIn('signIn', settings, request)
    return letIn(request, reply, await redeemCode(db, body, now()))
  })

  routes.open(calls.resendSignInCode, async ({ body, request }) => ({
    data: await resendCode(codes, body.challenge, askerOf(request)),
  }))

  routes.open(calls.beginPasskeySignIn, async ({ request }) => {
    requireWayIn('signIn', settings, request)
    await countAttempt(db, passkeySubjects(request.ip), now())
    const options = await beginAuthentication(db, relyingParty(settings, request), now())
    return { data: { options } }
  })

  routes.open(calls.signInByPasskey, async ({ body, request, reply }) => {
    requireWayIn('signIn', settings, request)
    const site = relyingParty(settings, request)
    return letIn(request, reply, await authenticate(db, site, body.credential, now()))
  })

  routes.open(calls.signUp, async ({ body, locale, request, reply }) => {
    requireWayIn('signUp', settings, request)
    await countAttempt(db, signUpSubjects(request.ip), now())
    const player = await signUp(db, body, {
      locale,
      credit: settings.signupCredit,
      termsVersion: settings.termsVersion,
      now: now(),
      onCreated: (trx, created) =>
        mail.send(trx, created, 'confirmation', siteAddress(settings, request)),
    })
    const opened = await sessions.open(request, reply, player)
    await deps.onEntered(player.id, request)
    return { data: { player: presentPlayer(player, settings), ...opened } }
  })

  routes.anyone(calls.signOut, async ({ player, request, reply }) => {
    if (player !== undefined) {
      await endPlay(db, player.id, now())
      sessions.closeSockets(await deleteSession(db, player.id, player.sessionId))
    }
    clearSessionCookie(request, reply)
    return undefined
  })

  routes.signedIn(calls.getSecurity, async ({ player }) => ({
    data: {
      signIns: await listSignIns(db, player.id),
      secondFactor: settings.secondFactor,
      hasAuthenticator: await hasAuthenticator(db, player.id),
      recoveryCodesLeft: await countRecoveryCodes(db, player.id),
      passkeys: await listPasskeys(db, player.id),
    },
  }))
}
