import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { isCrowdMessage, type CrowdOrder, type OpenOrder } from './crowd-messages.ts'

export type Crowd = {
  /** Resolves when the sockets together have got so many publications more. */
  expect(publications: number): Promise<void>
  close(): void
}

/** Opens so many sockets in a process of its own; resolves when all of them listen. */
export async function openCrowd(order: OpenOrder): Promise<Crowd> {
  const child = fork(join(import.meta.dirname, 'crowd-process.ts'))
  child.send({ kind: 'open', ...order } satisfies CrowdOrder)
  let total = 0
  let reached: (() => void) | undefined
  let lost: ((error: Error) => void) | undefined
  const ready = new Promise<void>((resolve, reject) => {
    lost = reject
    child.on('message', (message) => {
      if (!isCrowdMessage(message)) return
      if (message.kind === 'ready') resolve()
      else reached?.()
    })
    child.once('exit', () => lost?.(new Error('a socket of the crowd was closed')))
  })
  await ready
  return {
    expect(publications) {
      const done = new Promise<void>((resolve, reject) => {
        reached = resolve
        lost = reject
      })
      total += publications
      child.send({ kind: 'expect', publications: total } satisfies CrowdOrder)
      return done
    },
    close: () => {
      lost = undefined
      child.kill()
      void once(child, 'exit')
    },
  }
}
