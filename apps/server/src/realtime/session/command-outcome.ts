import type { Disconnect, ProtocolError } from '../protocol/codes.ts'

/** What a command leads to; `reply` is the JSON text of its result, `after` runs once it is sent. */
export type CommandOutcome =
  | { reply: string; after?: () => void }
  | { error: ProtocolError }
  | { disconnect: Disconnect }

/** Whole seconds until `expiresAt`, as replies give it; never 0, which would mean no limit. */
export function remainingSeconds(expiresAt: number): number {
  return Math.max(1, Math.floor((expiresAt - Date.now()) / 1000))
}
