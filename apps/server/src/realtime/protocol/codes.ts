/** Error of one command, sent in its reply. Codes are those of the centrifuge protocol. */
export type ProtocolError = {
  readonly code: number
  readonly message: string
  /** The client tries again with a growing delay. */
  readonly temporary?: true
}

/**
 * Reason for closing a connection. The client reconnects on 3000-3499 and 4000-4499 and gives up
 * on 3500-3999 and 4500-4999.
 */
export type Disconnect = { readonly code: number; readonly reason: string }

/** Reason for ending a subscription from the server: below 2500 final, above it is renewed. */
export type Unsubscribe = { readonly code: number; readonly reason: string }

export const protocolErrors = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ProtocolError>

export const disconnects = {
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  slow: { code: 3008, reason: 'slow' },
  insufficientState: { code: 3010, reason: 'insufficient state' },
  forceReconnect: { code: 3011, reason: 'force reconnect' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  notAvailable: { code: 3508, reason: 'not available' },
  /** The product's own: the client comes back, with a token of whoever it is then. */
  loginEnded: { code: 4001, reason: 'signed out' },
} as const satisfies Record<string, Disconnect>

export const unsubscribes = {
  server: { code: 2000, reason: 'server unsubscribe' },
  insufficientState: { code: 2500, reason: 'insufficient state' },
  expired: { code: 2501, reason: 'subscription expired' },
} as const satisfies Record<string, Unsubscribe>
