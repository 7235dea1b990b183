import type { SlipKernel } from './slip-kernel.ts'

/** Tells other tabs that this one is placing, and keeps this one from it while another one is. */
export function signPlacing(kernel: SlipKernel, say: (kind: 'placing' | 'placed') => void) {
  const { otherTabs } = kernel.deps
  let release: (() => void) | null = null
  /** Of other tabs, as far as heard: only the end of the latest one frees this tab. */
  let heard = 0

  function free(): void {
    heard += 1
    kernel.setState((state) =>
      state.isPlacingElsewhere ? { ...state, isPlacingElsewhere: false } : state,
    )
  }

  return {
    begin(): void {
      if (release !== null) return
      release = otherTabs.holdPlacing()
      say('placing')
    },
    end(): void {
      if (release === null) return
      say('placed')
      release()
      release = null
    },
    /** For a tab that was opened meanwhile. */
    repeat(): void {
      if (release !== null) say('placing')
    },
    async waitForOther(): Promise<void> {
      heard += 1
      const mine = heard
      kernel.setState((state) => ({ ...state, isPlacingElsewhere: true }))
      await otherTabs.placingOver()
      if (mine === heard) free()
    },
    free,
  }
}
