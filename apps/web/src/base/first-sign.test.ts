import { expect, it, vi } from 'vitest'

// Says once for each page whether there was a sign.
async function fresh() {
  vi.resetModules()
  return (await import('./first-sign.ts')).onFirstSign
}

it('runs what waits for the first sign after it, each in a task of its own', async () => {
  const listening = new EventTarget()
  vi.stubGlobal('window', listening)
  vi.useFakeTimers()
  try {
    const onFirstSign = await fresh()
    const ran: string[] = []
    onFirstSign(() => ran.push('slip'))
    onFirstSign(() => ran.push('menus'))
    listening.dispatchEvent(new Event('pointerdown'))
    expect(ran).toEqual([])
    expect(vi.getTimerCount()).toBe(2)
    vi.runAllTimers()
    expect(ran).toEqual(['slip', 'menus'])
    listening.dispatchEvent(new Event('keydown'))
    vi.runAllTimers()
    onFirstSign(() => ran.push('late'))
    expect(ran).toEqual(['slip', 'menus', 'late'])
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
