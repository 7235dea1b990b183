export type OpenOrder = {
  url: string
  sockets: number
  /** Sent by each socket once it is open. */
  greeting: string | null
  /** How many messages answer the greeting. */
  answers: number
  /** Whether the server closes who does not answer its pings. */
  pings?: boolean
  /** What a message has to say to be counted; undefined: each is. */
  marker?: string
  /** What each socket's page reads by HTTP after that, within so many milliseconds. */
  reads?: { urls: readonly string[]; headers: Record<string, string>; withinMs: number }
}

/** What the bench asks of the process that holds the sockets; publications are counted from the start. */
export type CrowdOrder = ({ kind: 'open' } & OpenOrder) | { kind: 'expect'; publications: number }

/** `ready`: every socket listens. `reached`: all expected publications have come. */
export type CrowdMessage = { kind: 'ready' } | { kind: 'reached' }

export function isCrowdOrder(message: unknown): message is CrowdOrder {
  return hasKind(message, ['open', 'expect'])
}

export function isCrowdMessage(message: unknown): message is CrowdMessage {
  return hasKind(message, ['ready', 'reached'])
}

function hasKind(message: unknown, kinds: readonly string[]): boolean {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false
  return kinds.includes(String(message.kind))
}
