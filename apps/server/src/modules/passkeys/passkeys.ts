import { createHash } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey } from '@touchline/contract'
import type { Db, Executor } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import type { NoticeMail } from '../players/notice-mail.ts'
import { getPlayer } from '../players/player-repository.ts'
import type { PlayerRow } from '../players/player-repository.ts'
import { holdSession } from '../sessions/session-repository.ts'
import type { SessionPlayer } from '../sessions/session-repository.ts'
import { keepChallenge, useChallenge } from './passkey-challenges.ts'

/** As many as anybody has devices. */
const MOST = 20
/** Ed25519, P-256 and RSA: what every authenticator in use signs by. */
const ALGORITHMS = [-8, -7, -257]
/** Ids and challenges; a database is not asked for what a client may send instead, as a NUL. */
const BASE64URL = /^[\w-]+$/

/** Much code, that most starts of the product are without. */
const webAuthn = () => import('@simplewebauthn/server')

/** The site as authenticators know it. */
export type RelyingParty = {
  /** What players read. */
  readonly name: string
  /** Where the pages are, without a path: `https://play.example`. */
  readonly origin: string
}

const idOf = ({ origin }: RelyingParty) => new URL(origin).hostname

/** @returns what the browser is asked to make a passkey of, as its API takes it, in JSON */
export async function beginRegistration(
  db: Db,
  site: RelyingParty,
  playerId: number,
  now: Date,
): Promise<string> {
  const player = await getPlayer(db, playerId)
  const known = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('player_id', '=', playerId)
    .execute()
  if (known.length >= MOST) throw new Problem(422, 'error.passkey.too_many')
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: idOf(site),
    userName: player.email,
    // The same for every passkey of a player, and nobody's name.
    userID: new Uint8Array(createHash('sha256').update(`player:${playerId}`).digest()),
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, playerId, now)
  return JSON.stringify(options)
}

/**
 * @throws Problem 422 for what is no answer to a question of this player's; 401 where the session has
 *   ended meanwhile
 */
export async function addPasskey(
  db: Db,
  notices: NoticeMail,
  site: RelyingParty,
  player: Pick<SessionPlayer, 'id' | 'sessionId'>,
  { name: wanted, credential }: { name: string; credential: string },
  now: Date,
): Promise<void> {
  const { verifyRegistrationResponse } = await webAuthn()
  const answer = await answered(
    site,
    (expected) =>
      verifyRegistrationResponse({
        ...expected,
        response: JSON.parse(credential) as RegistrationResponseJSON,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    (challenge) => useChallenge(db, challenge, player.id, now),
  )
  if (answer?.registrationInfo === undefined) throw refused()
  const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential
  await db.transaction().execute(async (trx) => {
    await holdSession(trx, player)
    const name = await freeName(trx, player.id, wanted)
    const kept = await trx
      .insertInto('passkeys')
      .values({
        id,
        player_id: player.id,
        name,
        public_key: Buffer.from(publicKey),
        counter: BigInt(counter),
        transports: [...transports],
        created_at: now,
        used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (kept === undefined) throw refused()
    await notices.tellOf(trx, player.id, 'passkey_added', { name })
  })
}

/** Two of one device are told apart: `Firefox, Linux` and `Firefox, Linux (2)`. */
async function freeName(
  db: Executor,
  playerId: number,
  wanted: string,
  ownId?: string,
): Promise<string> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name'])
    .where('player_id', '=', playerId)
    .execute()
  const taken = new Set(rows.filter(({ id }) => id !== ownId).map(({ name }) => name))
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`
  return name
}

/** @returns as `beginRegistration`, for a sign-in of nobody in particular */
export async function beginAuthentication(db: Db, site: RelyingParty, now: Date): Promise<string> {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: idOf(site),
    userVerification: 'required',
  })
  await keepChallenge(db, options.challenge, undefined, now)
  return JSON.stringify(options)
}

/**
 * @returns whose passkey has signed, as they were while it was still theirs
 * @throws Problem 401 for any other, the same whatever is wrong with it
 */
export async function authenticate(
  db: Db,
  site: RelyingParty,
  credential: string,
  now: Date,
): Promise<PlayerRow> {
  const row = await findPasskey(db, credential)
  if (row === undefined) throw unknown()
  const { verifyAuthenticationResponse } = await webAuthn()
  const answer = await answered(
    site,
    (expected) =>
      verifyAuthenticationResponse({
        ...expected,
        response: JSON.parse(credential) as AuthenticationResponseJSON,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.counter),
        },
      }),
    (challenge) => useChallenge(db, challenge, undefined, now),
  )
  if (answer?.verified !== true) throw unknown()
  const player = await getPlayer(db, row.player_id)
  const kept = await db
    .updateTable('passkeys')
    .set({ counter: BigInt(answer.authenticationInfo.newCounter), used_at: now })
    .where('id', '=', row.id)
    .returning('id')
    .executeTakeFirst()
  if (kept === undefined) throw unknown()
  return player
}

/** The player's passkeys, the oldest first. */
export async function listPasskeys(db: Executor, playerId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

/** @throws Problem 404 where the player has none of that id */
export async function renamePasskey(
  db: Db,
  playerId: number,
  { id, name: wanted }: { id: string; name: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const name = await freeName(trx, playerId, wanted, id)
    const row = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw notFound()
  })
}

/** @throws Problem 404 where the player has none of that id */
export async function removePasskey(
  db: Db,
  notices: NoticeMail,
  playerId: number,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('passkeys')
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (row === undefined) throw notFound()
    await notices.tellOf(trx, playerId, 'passkey_removed', { name: row.name })
  })
}

async function findPasskey(db: Db, credential: string) {
  const id = idIn(credential)
  if (typeof id !== 'string' || !BASE64URL.test(id)) return undefined
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

function idIn(credential: string): unknown {
  try {
    return (JSON.parse(credential) as { id?: unknown } | null)?.id
  } catch {
    return undefined
  }
}

/** What every answer has to hold, as the library takes it. */
type Expected = {
  readonly expectedChallenge: (challenge: string) => Promise<boolean>
  readonly expectedOrigin: string
  readonly expectedRPID: string
  readonly requireUserVerification: true
}

/**
 * What a client sends may be anything; the library and JSON throw at what is no answer.
 * @param use uses up the challenge that was answered; what it throws is thrown on
 * @returns undefined for no answer
 */
async function answered<Answer>(
  site: RelyingParty,
  verify: (expected: Expected) => Promise<Answer>,
  use: (challenge: string) => Promise<boolean>,
): Promise<Answer | undefined> {
  let using: Promise<boolean> | undefined
  try {
    return await verify({
      async expectedChallenge(challenge) {
        if (!BASE64URL.test(challenge)) return false
        using = use(challenge)
        return using
      },
      expectedOrigin: site.origin,
      expectedRPID: idOf(site),
      requireUserVerification: true,
    })
  } catch {
    await using
    return undefined
  }
}

const notFound = () => new Problem(404, 'error.passkey.not_found')
const unknown = () => new Problem(401, 'error.passkey.unknown')
const refused = () => new Problem(422, 'error.passkey.refused')
