import { openListener } from '../fan-out/listener.ts'

/** Where the socket that is served last listens, and what its publications say. */
export type PriceOrder = { url: string; greeting: string; marker: string }

/** A place of its own for the last socket: its reading must not wait for the site's work. */
const arrived: number[] = []

process.on('message', (order: PriceOrder | 'take') => {
  if (order === 'take') {
    process.send?.(arrived.splice(0))
    return
  }
  const onMessages = (count: number) => {
    for (let message = 0; message < count; message += 1) arrived.push(nowOfMachine())
  }
  void openListener(order.url, { ...order, answers: 2, pings: true, onMessages }).then(() =>
    process.send?.('ready'),
  )
})

/** Milliseconds by a clock that all processes share. */
function nowOfMachine(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
