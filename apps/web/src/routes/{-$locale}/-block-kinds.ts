import { lateKind, type BlockKinds } from '../../parts/blocks/block-kind.ts'

const content = () => import('../../features/blocks/content-blocks.tsx')
const pictures = () => import('../../features/blocks/picture-blocks.tsx')
const events = () => import('../../features/catalogue/event-blocks.tsx')
const matches = () => import('../../features/match/match-blocks.tsx')
const bonuses = () => import('../../features/bonuses/bonus-blocks.tsx')
const jackpots = () => import('../../features/jackpots/jackpot-blocks.tsx')

/** Which feature shows which block. */
export const BLOCK_KINDS: BlockKinds = {
  label: lateKind(async () => (await content()).label),
  text: lateKind(async () => (await import('../../features/blocks/text-block.tsx')).text),
  image: lateKind(async () => (await pictures()).image),
  page_banner: lateKind(async () => (await pictures()).pageBanner),
  iframe: lateKind(async () => (await content()).iframe),
  event_markets: lateKind(async () => (await matches()).eventMarkets),
  event_stats: lateKind(async () => (await matches()).eventStats),
  live_events: lateKind(async () => (await events()).liveEvents),
  outrights: lateKind(async () => (await events()).outrights),
  prematch_events: lateKind(async () => (await events()).prematchEvents),
  promocode: lateKind(async () => (await bonuses()).promocode),
  result_events: lateKind(async () => (await events()).resultEvents),
  results: lateKind(async () => (await events()).results),
  schedule: lateKind(async () => (await events()).schedule),
  top_events: lateKind(async () => (await events()).topEvents),
  top_leagues: lateKind(async () => (await events()).topLeagues),
  tournaments: lateKind(async () => (await bonuses()).tournaments),
  bonuses: lateKind(async () => (await bonuses()).bonuses),
  jackpot_banner: lateKind(async () => (await jackpots()).jackpotBanner),
  jackpot_card: lateKind(async () => (await jackpots()).jackpotCard),
  speed_dial: lateKind(async () => (await content()).speedDial),
  favorites: lateKind(async () => (await events()).favorites),
  prediction: lateKind(async () => (await matches()).prediction),
}

/** Fetches the code of the blocks that a rendered page shows. */
export async function loadKinds(): Promise<void> {
  const shown = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-block]')].map(
      ({ dataset }) => dataset['block'],
    ),
  )
  const kinds = Object.entries(BLOCK_KINDS).filter(([type]) => shown.has(type))
  await Promise.all(kinds.map(([, kind]) => kind.load()))
}
