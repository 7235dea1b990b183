import * as v from '@touchline/contract/schema'

const message = v.object({
  type: v.literal('payment-widget'),
  result: v.optional(v.picklist(['success', 'error', 'pending'])),
  notification: v.optional(
    v.object({
      level: v.picklist(['error', 'warning', 'success']),
      title: v.pipe(v.string(), v.maxLength(200)),
      message: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
  ),
})

export type WidgetMessage =
  /** DEP-13: in the language of the page, which the widget was opened in. */
  | {
      readonly kind: 'notice'
      readonly tone: 'error' | 'warning' | 'success'
      readonly title: string
      readonly text: string
    }
  | { readonly kind: 'result' }

/** What a payment widget tells the page around it; null for anything else. */
export function readWidgetMessage(data: unknown): WidgetMessage | null {
  const read = v.safeParse(message, data)
  if (!read.success) return null
  const { notification, result } = read.output
  if (notification !== undefined) {
    const { level, title, message: text = '' } = notification
    return { kind: 'notice', tone: level, title, text }
  }
  return result === undefined ? null : { kind: 'result' }
}
