import { createHmac, timingSafeEqual } from 'node:crypto'
import { WebhookError } from './provider.ts'

/** Seconds that a signed word may be old, or ahead of this clock. */
const REPLAY_WINDOW_SECONDS = 300
const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/**
 * Believes a body that was signed with the secret a moment ago.
 * @throws WebhookError
 */
export function checkSignature(
  secret: string,
  { header, body, now }: { header: unknown; body: Buffer; now: number },
): void {
  const parts = typeof header === 'string' ? FORM.exec(header) : null
  if (parts === null) throw new WebhookError('forged')
  const [, time = '', given = ''] = parts
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) throw new WebhookError('forged')
  if (Math.abs(now / 1000 - Number(time)) > REPLAY_WINDOW_SECONDS) throw new WebhookError('old')
}
