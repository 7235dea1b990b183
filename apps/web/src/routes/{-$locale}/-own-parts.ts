import { lazyPart } from '../../parts/late/lazy-part.tsx'

/** What the operator makes of the frame, of home, of pages: only sites that say something fetch it. */
export const ownSite = () => import('./-own-site.ts')

export const OwnPart = lazyPart(async () => (await ownSite()).OwnPart)
export const HomeBlocks = lazyPart(async () => (await ownSite()).HomeBlocks)
export const OwnPage = lazyPart(async () => (await ownSite()).OwnPage)

/** Fetches all that a rendered page shows of it: React takes out what it takes over without code. */
export async function loadRendered(): Promise<void> {
  const { loadKinds } = await ownSite()
  await Promise.all([OwnPart.load(), HomeBlocks.load(), OwnPage.load(), loadKinds()])
}
