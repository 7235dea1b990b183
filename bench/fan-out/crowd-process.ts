import { Agent, request } from 'node:http'

import { isCrowdOrder, type CrowdMessage, type OpenOrder } from './crowd-messages.ts'
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
  const { url, sockets, greeting, answers, pings, marker, reads } = order
  const onMessages = (messages: number) => {
    count(messages)
    if (reads !== undefined) for (let page = 0; page < messages; page += 1) readLater(reads)
  }
  // Who waits for what a closed socket gets would wait for ever.
  const onClosed = () => process.exit(1)
  const opening = Array.from({ length: sockets }, () =>
    openListener(url, { greeting, answers, pings, marker, onMessages, onClosed }),
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

const agent = new Agent({ keepAlive: true })

function readLater({ urls, headers, withinMs }: NonNullable<OpenOrder['reads']>): void {
  setTimeout(() => {
    for (const url of urls) {
      const reading = request(url, { agent, headers }, (answer) => answer.resume())
      // What ends with the bench is nobody's fault.
      reading.on('error', () => undefined)
      reading.end()
    }
  }, Math.random() * withinMs)
}
