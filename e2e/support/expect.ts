import { expect as playwright } from '@playwright/test'
import type { ExpectMatcherState, Locator, MatcherReturnType, Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'

type Wanted = { isNot: boolean; args: readonly unknown[]; timeout: number }
/** Resolves when a matcher may hold, and may reject where it never will. */
type Wait = (target: Locator, wanted: Wanted) => Promise<unknown>

type State = 'attached' | 'detached' | 'visible' | 'hidden'

const LOOK_EVERY_MS = 100

/** @param opposite for `not`; none where what is not there fulfils it */
function reached(state: State, opposite?: State): Wait {
  return async (target, { isNot, timeout }) => {
    const wanted = isNot ? opposite : state
    if (wanted !== undefined) await target.waitFor({ state: wanted, timeout })
  }
}

function isValue(value: unknown, found: string | null): boolean {
  if (value instanceof RegExp) return value.test(found ?? '')
  return typeof value === 'string' ? found === value : found !== null
}

const attributeIs: Wait = async (target, { isNot, args: [name, value], timeout }) => {
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const found = await target.getAttribute(String(name), { timeout })
    if (isValue(value, found) !== isNot) return
    await pause(LOOK_EVERY_MS)
  }
}

const WAITS = {
  toBeVisible: reached('visible', 'hidden'),
  toBeHidden: reached('hidden', 'visible'),
  toBeAttached: reached('attached', 'detached'),
  toBeFocused: reached('attached', 'attached'),
  toBeInViewport: reached('attached'),
  toContainText: reached('attached', 'attached'),
  toHaveAttribute: attributeIs,
  toHaveText: reached('attached', 'attached'),
  toHaveValue: reached('attached', 'attached'),
} as const

type MatcherName = keyof typeof WAITS

const MATCHERS = Object.keys(WAITS) as MatcherName[]

type Matcher = (
  this: ExpectMatcherState,
  target: Locator,
  ...args: readonly unknown[]
) => Promise<MatcherReturnType>

const isOptions = (arg: unknown): arg is { timeout?: number } =>
  typeof arg === 'object' && arg?.constructor === Object

function patient(name: MatcherName): Matcher {
  return async function (target, ...args) {
    const { isNot } = this
    const { timeout } = { timeout: this.timeout, ...args.find(isOptions) }
    const deadline = performance.now() + timeout
    await WAITS[name](target, { isNot, args, timeout }).catch(() => {})
    const left = { timeout: Math.max(LOOK_EVERY_MS, deadline - performance.now()) }
    const expected = playwright.configure(left)(target)
    const rest = args.map((arg) => (isOptions(arg) ? { ...arg, ...left } : arg))
    const look = (isNot ? expected.not : expected)[name] as (
      ...all: readonly unknown[]
    ) => Promise<void>
    return told(isNot, () => look(...rest))
  }
}

/** A look that fails is told as Playwright tells it. */
async function told(isNot: boolean, look: () => Promise<void>): Promise<MatcherReturnType> {
  try {
    await look()
    return { pass: !isNot, message: () => '' }
  } catch (error) {
    return { pass: isNot, message: () => String(error) }
  }
}

/**
 * Playwright's `expect`, for pages that are large: it describes a page whenever it has looked in vain,
 * which took a page as much time as its own script. This one waits first and looks then, so that a
 * page is described where a test fails.
 */
export const expect: typeof playwright = playwright.extend({
  ...Object.fromEntries(MATCHERS.map((name) => [name, patient(name)])),
  async toHaveURL(this: ExpectMatcherState, page: Page, url: RegExp | string) {
    const { isNot, timeout } = this
    const isThere = (at: URL) =>
      url instanceof RegExp ? url.test(at.href) : at.href === new URL(url, at).href
    const deadline = performance.now() + timeout
    await page
      .waitForURL((at) => isThere(at) !== isNot, { waitUntil: 'commit', timeout })
      .catch(() => {})
    // A page that has just come has no time to answer at once.
    const left = { timeout: Math.max(LOOK_EVERY_MS, deadline - performance.now()) }
    const expected = playwright.configure(left)(page)
    return told(isNot, () => (isNot ? expected.not : expected).toHaveURL(url))
  },
})
