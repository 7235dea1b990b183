import type { BrowserContext, Page, Request } from '@playwright/test'

export type SentPlacement = {
  meta: { reference: string; type: string; quick: boolean; device_id?: string }
  bets: unknown[]
}

const isPlacement = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/sportsbook/bets'

export const placementAddress = '**/api/sportsbook/bets'

/** Collects the bodies of all placements that the page sends from now on. */
export function placementsSent(page: Page): SentPlacement[] {
  const sent: SentPlacement[] = []
  page.on('request', (request) => {
    if (isPlacement(request)) sent.push(request.postDataJSON() as SentPlacement)
  })
  return sent
}

/** Places what is sent and lets no answer be heard. @returns lets answers arrive again */
export async function loseAnswers(where: Page | BrowserContext): Promise<() => void> {
  let isLost = true
  await where.route(placementAddress, async (route) => {
    if (!isPlacement(route.request()) || !isLost) return route.fallback()
    await route.fetch()
    return route.abort('connectionreset')
  })
  return () => {
    isLost = false
  }
}
