import { calls } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { TokenPurpose } from '../../db/player-schema.ts'
import { Problem } from '../../http/problem.ts'
import { forgetSecrets } from '../../messaging/outbox-messenger.ts'
import { createPlayerChannels } from '../../realtime/player-channels.ts'
import type { Publisher } from '../../realtime/publisher.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../clock.ts'
import { checkCurrentPassword } from '../players/change-password.ts'
import { findPlayerByEmail, getPlayer } from '../players/player-repository.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import {
  countAttempt,
  forgetAccountAttempts,
  isAccountLocked,
  linkSubjects,
} from '../sessions/attempt-limits.ts'
import type { Routes } from '../sessions/routes.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'
import type { SessionKeeper } from '../sessions/session-keeper.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import type { AccessMail } from './access-mail.ts'
import { askForEmail, confirmEmail, sendWishAgain } from './change-email.ts'
import { isTokenOpen, lockTokenOwner } from './link-tokens.ts'
import { resetPassword } from './reset-password.ts'
import { siteAddress } from './site-address.ts'

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly sessions: SessionKeeper
  readonly settings: Settings
  readonly mail: AccessMail
  readonly notices: NoticeMail
  readonly publisher: Publisher
}

/**
 * Ways back into an account. Whoever asks for an e-mail gets the same answer whether there is an
 * account or not, and whether it needs one.
 */
export function accountAccessRoutes(routes: Routes, deps: Deps): void {
  const { db, clock, sessions, settings, mail, notices } = deps
  const now = () => new Date(clock.now())
  const pages = createPlayerChannels(deps.publisher)
  /** On all devices: the link may be followed on another one. */
  const tell = (playerId: number) => pages.tell(playerId, { type: 'account_changed' })

  const send = (player: PlayerRow, purpose: TokenPurpose, request: FastifyRequest) =>
    db
      .transaction()
      .execute((trx) => mail.send(trx, player, purpose, siteAddress(settings, request)))

  async function sendLink(
    purpose: TokenPurpose,
    email: string,
    request: FastifyRequest,
    needsIt: (player: PlayerRow) => boolean | Promise<boolean>,
  ): Promise<void> {
    await countAttempt(db, linkSubjects(purpose, email, request.ip), now())
    const player = await findPlayerByEmail(db, email)
    if (player === undefined || !(await needsIt(player))) return
    await send(player, purpose, request)
  }

  /** To the address of an account, or to the one that a player wants in its place. */
  async function sendConfirmation(
    email: string,
    asker: SessionPlayer | undefined,
    request: FastifyRequest,
  ): Promise<void> {
    await countAttempt(db, linkSubjects('confirmation', email, request.ip), now())
    const player = await findPlayerByEmail(db, email)
    if (player !== undefined) {
      if (player.email_confirmed_at === null) await send(player, 'confirmation', request)
      return
    }
    const site = siteAddress(settings, request)
    await sendWishAgain(db, mail, { email, askerId: asker?.id, site })
  }

  routes.open(calls.requestPasswordReset, async ({ body, request }) => {
    await sendLink('reset_password', body.email, request, () => true)
    return undefined
  })

  routes.open(calls.resetPassword, async ({ body, request }) => {
    const asker = { address: request.ip, now: now() }
    sessions.closeSockets(await resetPassword(db, notices, body, asker))
    return undefined
  })

  routes.open(calls.checkPasswordLink, async ({ query }) => {
    const token = query.resetPasswordToken
    if (!(await isTokenOpen(db, token, 'reset_password', now()))) {
      throw new Problem(422, 'error.auth.link_invalid')
    }
    return undefined
  })

  routes.anyone(calls.requestConfirmation, async ({ body, player, request }) => {
    await sendConfirmation(body.email, player, request)
    return undefined
  })

  routes.open(calls.confirmEmail, async ({ query }) => {
    const { id, email } = await confirmEmail(db, query.confirmationToken, now())
    tell(id)
    return { data: { email } }
  })

  routes.signedIn(calls.changeEmail, async ({ player: { id }, body, request }) => {
    const player = await getPlayer(db, id)
    const asker = { address: request.ip, now: now() }
    await checkCurrentPassword(db, player, body.currentPassword, asker)
    await countAttempt(db, linkSubjects('change_email', player.email, request.ip), now())
    const site = siteAddress(settings, request)
    await askForEmail(db, { mail, notices }, { player, email: body.email, site })
    tell(id)
    return undefined
  })

  routes.open(calls.requestUnlock, async ({ body, request }) => {
    await sendLink('unlock', body.email, request, (player) =>
      isAccountLocked(db, player.email, now()),
    )
    return undefined
  })

  routes.open(calls.unlockAccount, async ({ query }) => {
    await unlock(db, query.unlockToken, now())
    return undefined
  })
}

/**
 * Lets a player sign in again. A link that found the account open does nothing and is no fault: the answer
 * to it may have been lost. When it is locked anew, another one is sent in its place.
 * @throws Problem 422 for a token that is unknown, ended or too old
 */
async function unlock(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const player = await lockTokenOwner(trx, token, 'unlock', now)
    if (player === undefined) throw new Problem(422, 'error.auth.link_invalid')
    if (!(await isAccountLocked(trx, player.email, now))) return
    await forgetSecrets(trx, 'unlock', player.id)
    await forgetAccountAttempts(trx, player.email)
  })
}
