import type { Page } from 'playwright-core'

import { openBrowser } from '../browser.ts'
import { startSite } from '../running-site.ts'
import type { Row } from '../table.ts'
import { pageAddresses, type PageAddress } from './pages.ts'
import { weighPage, type Weight } from './weigh-page.ts'

/** Brotli, of the home page. */
const SCRIPT_BUDGET_KB = 165

export const bench = {
  title: 'Bytes of a first view, compressed',
  async run(): Promise<Row[]> {
    const site = await startSite()
    const browser = await openBrowser()
    try {
      const rows: Row[] = []
      for (const address of await pageAddresses(site.url)) {
        const weight = await weighPage(browser, site.url + address.path, (page) =>
          address.signedIn ? signInAsDemo(page, site.url) : Promise.resolve(),
        )
        rows.push(...rowsOf(address, weight))
      }
      return rows
    } finally {
      await browser.close()
      await site.stop()
    }
  },
}

/** The session cookie stays with the browser; the page itself has not been opened before. */
async function signInAsDemo(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/platform/users/sign_in`, {
    headers: { accept: 'application/vnd.touchline.v1+json' },
    data: { email: 'demo@touchline.test', password: 'Touchline-demo-1' },
  })
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`)
}

function rowsOf({ name }: PageAddress, weight: Weight): Row[] {
  const rest = (['html', 'style', 'font', 'other'] as const)
    .map((kind) => `${kind} ${inKb(weight[kind])}`)
    .join(', ')
  return [
    {
      ...scriptRow(`${name}: script until the page reacts`, weight.scriptUntilItReacts),
      ...(name === 'home' ? { limit: { sign: '<', ratio: 1 } } : {}),
    },
    scriptRow(`${name}: script until the network is idle (${rest})`, weight.script),
  ]
}

function scriptRow(what: string, bytes: number): Row {
  return {
    what,
    value: inKb(bytes),
    peer: 'the budget of script on home',
    peerValue: `${SCRIPT_BUDGET_KB} KB`,
    ratio: bytes / 1_024 / SCRIPT_BUDGET_KB,
  }
}

function inKb(bytes: number): string {
  return `${Math.round(bytes / 1_024)} KB`
}
