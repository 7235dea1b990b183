import { afterEach, expect, test, vi } from 'vitest'

import { browserOtherTabs } from './other-tabs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('slips hear slips, bet builders hear bet builders', async () => {
  const heard = { slip: vi.fn(), builder: vi.fn() }
  browserOtherTabs('slip').listen(heard.slip)
  browserOtherTabs('builder').listen(heard.builder)
  browserOtherTabs('builder').post('of a builder')
  browserOtherTabs('slip').post('of a slip')
  await expect.poll(() => heard.slip).toHaveBeenCalledExactlyOnceWith('of a slip')
  await expect.poll(() => heard.builder).toHaveBeenCalledExactlyOnceWith('of a builder')
})

test('a slip that is being placed does not hold up a bet builder', async () => {
  const release = browserOtherTabs('slip').holdPlacing()
  const held = () => navigator.locks.query().then(({ held: all }) => all?.map(({ name }) => name))
  browserOtherTabs('builder').holdPlacing()()
  await expect.poll(held).toEqual(['touchline.slip.placing'])
  release()
  await expect.poll(held).toEqual([])
})
