import { expect, onTestFinished, test, vi } from 'vitest'

import { tabChannel, tabLock } from './tabs.ts'

test('a channel is heard by others of its name, until they stop listening', async () => {
  const name = crypto.randomUUID()
  const [here, there, elsewhere] = [tabChannel(name), tabChannel(name), tabChannel(`${name}-`)]
  const [heard, own, other] = [vi.fn(), vi.fn(), vi.fn()]
  const stop = there.listen(heard)
  here.listen(own)
  elsewhere.listen(other)
  here.post('first')
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith('first')
  stop()
  here.post('second')
  const last = vi.fn()
  there.listen(last)
  here.post('third')
  await expect.poll(() => last).toHaveBeenCalledWith('third')
  expect([heard.mock.calls.length, own.mock.calls.length, other.mock.calls.length]).toEqual([
    1, 0, 0,
  ])
  for (const channel of [here, there, elsewhere]) channel.close()
})

test('one tab has a lock at a time, and who waits for its end hears of it', async () => {
  const lock = tabLock(crypto.randomUUID())
  if (lock === null) throw new Error('Node has locks')
  const release = lock.hold()
  const order: string[] = []
  const over = lock.over().then(() => order.push('over'))
  expect(await lock.tryWith(() => Promise.resolve('mine'))).toBeNull()
  const next = lock.whenFree(new AbortController().signal, async () => order.push('next'))
  expect(order).toEqual([])
  release()
  await Promise.all([over, next])
  expect(order.toSorted()).toEqual(['next', 'over'])
  expect(await lock.tryWith(() => Promise.resolve('mine'))).toBe('mine')
})

test('[PLACE-07] where the browser refuses locks, the tab goes on as if it were alone', async () => {
  const refused = vi
    .spyOn(navigator.locks, 'request')
    .mockRejectedValue(new DOMException('The request was denied.', 'InvalidStateError'))
  onTestFinished(() => refused.mockRestore())
  const lock = tabLock('refused')!
  lock.hold()()
  await lock.over()
  expect(await lock.tryWith(async () => 'asked')).toBe('asked')
  const { signal } = new AbortController()
  expect(await lock.whenFree(signal, async () => 'asked')).toBe('asked')
  expect(refused).toHaveBeenCalledTimes(4)
  await expect(lock.whenFree(AbortSignal.abort(), async () => 'asked')).rejects.toThrow()
})
