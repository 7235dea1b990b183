/** What an operator should hear of. None of it stops the client by itself. */
export type LiveReport =
  /** A publication that cannot be read; its channel is read anew. */
  | { kind: 'malformed'; channel: string; problem: string }
  /** An event of a type that this client does not know; told once per type. */
  | { kind: 'unknown-event'; channel: string; eventType: string }
  /** The numbers of a channel jumped; it is read anew. */
  | { kind: 'gap'; channel: string; expected: number; received: number }
  /** The first connection has not come about. */
  | { kind: 'pre-connect-failure'; code: number; message: string }
  /** A token could not be had; the client tries again. */
  | { kind: 'token-failure'; channel: string | null; message: string }
  /** A private channel was joined, but nothing gives tokens for it. */
  | { kind: 'missing-auth-handler'; channel: string }
  /** The server, or a refused token, ended the connection for good. */
  | { kind: 'refused'; code: number; reason: string }
  /** The server ended a subscription for good. */
  | { kind: 'unsubscribed'; channel: string; code: number; reason: string }
  | { kind: 'snapshot-failure'; channel: string; error: unknown }
  /** A listener of the application threw. */
  | { kind: 'listener-failure'; channel: string; error: unknown }

export type Reporter = (report: LiveReport) => void
