import { controlFeed } from './feed-control.ts'
import type { FeedControl } from './feed-control.ts'
import { quietLeague } from './league.ts'
import type { Offer } from './league.ts'
import { openLivePage } from './open-page.ts'
import { arriveSignedIn } from './people.ts'
import { slipPanel } from './slip-panel.ts'
import type { SlipPanel } from './slip-panel.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

type SlipFixtures = {
  /** A visitor, unless the file says otherwise: `test.use({ signedIn: true })`. */
  signedIn: boolean
  feed: FeedControl
  /** Prices of the league whose page is open. */
  offers: Offer[]
  slip: SlipPanel
}

/** Opens the page of a league whose prices only the test moves, with an empty slip. */
export const test = base.extend<SlipFixtures>({
  signedIn: [false, { option: true }],
  feed: async ({ page }, use) => {
    await use(await controlFeed(page))
  },
  offers: async ({ page, call, feed, site, signedIn }, use) => {
    if (signedIn) await arriveSignedIn(page, site.url)
    const { path, offers } = await quietLeague(call)
    feed.begin()
    await openLivePage(page, path)
    await use(offers)
  },
  slip: async ({ page }, use) => {
    await use(slipPanel(page))
  },
})
