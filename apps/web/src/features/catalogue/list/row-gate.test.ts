import { expect, it, vi } from 'vitest'

import { createRowGate } from './row-gate.ts'

const FRAME_MS = 16

function scrolledPage() {
  const frames: ((time: number) => void)[] = []
  let position = 0
  let time = 0
  const gate = createRowGate({
    position: () => position,
    now: () => time,
    nextFrame: (run) => void frames.push(run),
  })
  /** Scrolls so far and shows a frame. */
  const frame = (pixels = 0) => {
    position += pixels
    time += FRAME_MS
    for (const run of frames.splice(0)) run(time)
  }
  return { gate, frame, waits: () => frames.length > 0 }
}

it('[GAP-54] mounts what came near with the next frame, one with each', () => {
  const { gate, frame, waits } = scrolledPage()
  const mount = vi.fn<(part: string) => void>()
  for (const part of ['a', 'b']) gate.enter({ part }, () => mount(part))
  expect(mount).not.toHaveBeenCalled()
  frame(100)
  expect(mount.mock.calls.flat()).toEqual(['a'])
  frame(100)
  expect(mount.mock.calls.flat()).toEqual(['a', 'b'])
  expect(waits()).toBe(false)
})

it('[GAP-54] mounts nothing while the page flies by, and the rest once it slows', () => {
  const { gate, frame } = scrolledPage()
  const mount = vi.fn<(part: string) => void>()
  const passed = {}
  gate.enter(passed, () => mount('passed'))
  frame(700)
  gate.enter({}, () => mount('reached'))
  frame(700)
  expect(mount).not.toHaveBeenCalled()
  gate.leave(passed)
  frame(60)
  expect(mount.mock.calls).toEqual([['reached']])
})

it('a jump to another place is no flight: its rows come with the next frame', () => {
  const { gate, frame } = scrolledPage()
  frame(30_000)
  const mount = vi.fn<(part: string) => void>()
  gate.enter({}, () => mount('there'))
  frame()
  expect(mount).toHaveBeenCalledOnce()
})
