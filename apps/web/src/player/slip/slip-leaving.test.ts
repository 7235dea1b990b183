import { amountOf } from '@touchline/betting'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { leavingWorld, type Fate } from './testing/leaving-world.ts'
import { firstMatch, pick, secondMatch, settle } from './testing/slip-kit.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const RUNS = 150

type Step =
  | { readonly kind: 'leave' | 'come' | 'press'; readonly tab: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'lines' }

const fates: fc.Arbitrary<Fate> = fc.record({
  arrives: fc.boolean(),
  isLost: fc.boolean(),
  verdict: fc.constantFrom('accepted', 'rejected', 'refused'),
})

const stepsIn = (tabs: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constantFrom('leave' as const, 'come' as const, 'press' as const),
          tab: fc.nat(tabs - 1),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('wait' as const),
          ms: fc.constantFrom(1, 39, 60, 90, 500, 3_100, 12_000),
        }),
      },
      { weight: 1, arbitrary: fc.constant({ kind: 'lines' as const }) },
    ),
    { maxLength: 10 },
  )

/** Presses in the first of these tabs, lives through the steps, and comes back to the first. */
async function live(tabCount: number, first: Fate, later: Fate, steps: readonly Step[]) {
  const world = leavingWorld(first)
  const tabs = Array.from({ length: tabCount }, () => world.tab())
  for (const tab of tabs) await tab.come()
  const [own] = tabs
  if (own === undefined) throw new Error('no tab')
  own.dispatch({ type: 'toggle', picked: pick(firstMatch) })
  own.dispatch({ type: 'toggle', picked: pick(secondMatch) })
  own.dispatch({ type: 'setStake', stake: amountOf(1000n) })
  await settle()
  own.dispatch({ type: 'press' })
  let isRefusalRead = false
  const look = () => (isRefusalRead ||= tabs.some((tab) => tab.state()?.failure != null))
  for (const step of steps) {
    if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(step.ms)
    else if (step.kind === 'lines') world.isAway = !world.isAway
    else {
      world.fate = later
      const tab = tabs[step.tab]
      if (step.kind === 'press') tab?.dispatch({ type: 'press' })
      else await tab?.[step.kind]()
    }
    await settle()
    look()
  }
  world.isAway = false
  world.fate = { ...later, isLost: false }
  await own.come()
  await vi.advanceTimersByTimeAsync(120_000)
  look()
  for (const tab of tabs) {
    if (tab.state()?.hasRestoreFailed === true) tab.dispatch({ type: 'restoreAgain' })
  }
  await vi.advanceTimersByTimeAsync(1_000)
  const states = tabs.flatMap((tab) => tab.state() ?? [])
  for (const tab of tabs) tab.leave()
  vi.clearAllTimers()
  return { ...world, own: states[0], states, isRefusalRead: look() }
}

test.each([1, 2])(
  '[PLACE-07] [SLIP-37] with %i tabs: whoever leaves a page during a placement reads what became of it, or has the slip',
  { timeout: 120_000 },
  async (tabCount) => {
    const reached = { accepted: 0, rejected: 0, none: 0 }
    await fc.assert(
      fc.asyncProperty(fates, fates, stepsIn(tabCount), async (first, later, steps) => {
        const end = await live(tabCount, first, later, steps)
        const bets = end.backend.bets()
        const rejected = bets.filter(({ status }) => status === 'rejected')
        for (const { phase, isPlacingElsewhere } of end.states) {
          expect({ phase, isPlacingElsewhere }).toEqual({
            phase: 'idle',
            isPlacingElsewhere: false,
          })
        }
        // Whatever is accepted stands in My bets.
        expect(bets.length - rejected.length).toBeLessThan(2)
        // What was placed in a tab that is closed, another does not show: My bets and the bell do.
        const areAllThere = end.states.length === tabCount
        if (areAllThere) expect(rejected.filter(({ id }) => !end.read.has(id))).toEqual([])
        if (bets.length > 0) {
          if (areAllThere) for (const { slip } of end.states) expect(slip.bets).toEqual([])
        } else {
          expect(end.own?.slip.bets.map(({ stake }) => stake)).toEqual([1000n])
          expect(end.isRefusalRead).toBe(end.backend.hasRefused())
        }
        if (bets.length === 0) reached.none += 1
        else if (rejected.length > 0) reached.rejected += 1
        else reached.accepted += 1
      }),
      { numRuns: RUNS },
    )
    expect(Math.min(...Object.values(reached))).toBeGreaterThan(5)
  },
)
