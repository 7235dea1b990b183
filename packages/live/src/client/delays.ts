/** Delays of the connection, in milliseconds. */
export const delays = {
  minReconnectDelay: 500,
  maxReconnectDelay: 20_000,
  /** For every answer of the server. */
  timeout: 5_000,
  /** On top of the interval that the server names. */
  maxServerPingDelay: 10_000,
  minResubscribeDelay: 500,
  maxResubscribeDelay: 20_000,
} as const

/** Delay before another try, growing and spread by chance so that clients do not come together. */
export function backoff(attempt: number): number {
  const { minResubscribeDelay: min, maxResubscribeDelay: max } = delays
  return Math.min(max, min + Math.random() * Math.min(max, min * 2 ** attempt))
}
