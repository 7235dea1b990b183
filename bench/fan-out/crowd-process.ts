import { isCrowdOrder, type CrowdMessage } from './crowd-messages.ts'
import { openListener } from './listener.ts'

let received = 0
let expected = Number.POSITIVE_INFINITY

process.on('message', (order) => {
  if (!isCrowdOrder(order)) return
  if (order.kind === 'expect') {
    expected = order.publications
    count(0)
    return
  }
  const { url, sockets, greeting, answers, marker } = order
  const opening = Array.from({ length: sockets }, () =>
    openListener(url, { greeting, answers, marker, onMessages: count }),
  )
  void Promise.all(opening).then(() => tell({ kind: 'ready' }))
})

function count(messages: number): void {
  received += messages
  if (received < expected) return
  expected = Number.POSITIVE_INFINITY
  tell({ kind: 'reached' })
}

function tell(message: CrowdMessage): void {
  process.send?.(message)
}
