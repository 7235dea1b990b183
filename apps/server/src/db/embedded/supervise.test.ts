import { expect, onTestFinished, test, vi } from 'vitest'
import { supervise } from './supervise.ts'

const QUICK = { lookEveryMs: 1, restartAfterMs: [0, 0, 0] }

function supervised(start: () => Promise<void>) {
  const server = { running: true, starts: 0 }
  const { promise: givenUp, resolve } = Promise.withResolvers<unknown>()
  const onEnd = vi.fn()
  const onRestart = vi.fn()
  const stop = supervise(
    {
      isRunning: async () => server.running,
      start: async () => {
        server.starts += 1
        await start()
        server.running = true
      },
    },
    { onEnd, onRestart, onGivenUp: resolve },
    QUICK,
  )
  onTestFinished(stop)
  return { server, givenUp, onEnd, onRestart, stop }
}

test('[R1] a server that ends is started again, as often as the first attempts fail', async () => {
  const start = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('still in use'))
    .mockResolvedValue(undefined)
  const { server, onEnd, onRestart } = supervised(start)
  server.running = false
  await expect.poll(() => onRestart.mock.calls).toHaveLength(1)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(server.starts).toBe(2)
})

test('[R1] one that does not start any more is given up with its own words', async () => {
  const { server, givenUp } = supervised(() => Promise.reject(new Error('the disk is full')))
  server.running = false
  expect(await givenUp).toEqual(new Error('the disk is full'))
  expect(server.starts).toBe(3)
})

test('[R1] one that dies again and again is given up too', async () => {
  const { server, givenUp, onRestart } = supervised(async () => undefined)
  onRestart.mockImplementation(() => void (server.running = false))
  server.running = false
  expect(await givenUp).toEqual(new Error('it ended again and again'))
  expect(onRestart).toHaveBeenCalledTimes(3)
})

test('a server that is let go of is not started', async () => {
  const { server, stop, onEnd } = supervised(async () => undefined)
  await stop()
  server.running = false
  await stop()
  expect(onEnd).not.toHaveBeenCalled()
})
