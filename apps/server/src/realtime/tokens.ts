import { createSecretKey } from 'node:crypto'
import { SignJWT, errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'

/** Makes the tokens that admit a client to the hub, or to Centrifugo with the same secret. */
export type TokenIssuer = {
  /**
   * @param userId empty for a visitor who is not signed in
   * @param ttlSeconds life of the token, after which the client asks for another
   * @param login the player's session; with its end the token ends, and the connections it opened
   */
  connectionToken(userId: string, ttlSeconds: number, login?: string): Promise<string>
  /** Admits one user to one private channel. */
  subscriptionToken(userId: string, channel: string, ttlSeconds: number): Promise<string>
}

export function createTokenIssuer(secret: string): TokenIssuer {
  const key = secretKey(secret)
  const issue = (claims: JWTPayload, userId: string, ttlSeconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + ttlSeconds)
      .sign(key)
  return {
    connectionToken: (userId, ttlSeconds, login) =>
      issue(login === undefined ? {} : { meta: { login } }, userId, ttlSeconds),
    subscriptionToken: (userId, channel, ttlSeconds) => issue({ channel }, userId, ttlSeconds),
  }
}

export type VerifiedToken = {
  userId: string
  /** The player's session that it was issued to, where it was to one. */
  login: string | undefined
  /** Only in subscription tokens. */
  channel: string | undefined
  /** Milliseconds since 1970; undefined for a token without an end. */
  expiresAt: number | undefined
  /** What others learn of the client besides its user; undefined: nothing. */
  info: unknown
  /** Channels that a connection follows without asking. */
  channels: readonly string[]
}

type TokenCheck = { ok: true; token: VerifiedToken } | { ok: false; expired: boolean }

export type TokenVerifier = (token: string) => Promise<TokenCheck>

/** Checks signature and life of HS256 tokens; every other algorithm is refused. */
export function createTokenVerifier(secret: string): TokenVerifier {
  const key = secretKey(secret)
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
      const channel = payload['channel']
      return {
        ok: true,
        token: {
          userId: payload.sub ?? '',
          login: loginOf(payload),
          channel: typeof channel === 'string' ? channel : undefined,
          expiresAt: expiryOf(payload),
          info: infoOf(payload),
          channels: channelsOf(payload),
        },
      }
    } catch (error) {
      return { ok: false, expired: error instanceof errors.JWTExpired }
    }
  }
}

/** `expire_at` sets the life of the connection apart from that of the token; 0 is for ever. */
function expiryOf({ exp, expire_at: apart }: JWTPayload): number | undefined {
  const seconds = typeof apart === 'number' ? apart : exp
  return seconds === undefined || seconds === 0 ? undefined : seconds * 1000
}

/** `meta` belongs to the server: other clients never learn of it, at Centrifugo neither. */
function loginOf({ meta }: JWTPayload): string | undefined {
  if (typeof meta !== 'object' || meta === null || !('login' in meta)) return undefined
  return typeof meta.login === 'string' ? meta.login : undefined
}

/** @throws SyntaxError for bytes that are not JSON */
function infoOf({ info, b64info }: JWTPayload): unknown {
  if (typeof b64info !== 'string' || b64info === '') return info
  return JSON.parse(Buffer.from(b64info, 'base64').toString('utf8'))
}

function channelsOf({ channels, subs }: JWTPayload): readonly string[] {
  const named: readonly unknown[] = Array.isArray(channels) ? channels : []
  const described = typeof subs === 'object' && subs !== null ? Object.keys(subs) : []
  return [...new Set([...named, ...described])].filter((name) => typeof name === 'string')
}

function secretKey(secret: string) {
  if (secret === '') throw new Error('The secret of the push tokens is empty')
  return createSecretKey(Buffer.from(secret, 'utf8'))
}
