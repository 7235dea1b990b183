import type { Centrifuge, ClientEvents, Subscription, SubscriptionEvents } from 'centrifuge'

/** The next event of the given name. */
export function nextEvent<E extends keyof ClientEvents>(
  emitter: Centrifuge,
  event: E,
): Promise<Parameters<ClientEvents[E]>[0]>
export function nextEvent<E extends keyof SubscriptionEvents>(
  emitter: Subscription,
  event: E,
): Promise<Parameters<SubscriptionEvents[E]>[0]>
export function nextEvent(
  emitter: { once(event: string, listener: (context: unknown) => void): unknown },
  event: string,
): Promise<unknown> {
  return new Promise((resolve) => emitter.once(event, resolve))
}

/** Resolves when the condition holds, looking at it in every turn of the event loop. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
