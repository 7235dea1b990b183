import type { Panel } from '../markets/market-panels.ts'

/** Letters as they are compared: without case and accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}

/** Panels whose title or any of whose outcomes contain the text. */
export function filterPanels(panels: readonly Panel[], text: string): readonly Panel[] {
  const wanted = plain(text)
  if (wanted === '') return panels
  return panels.filter(
    ({ title, markets }) =>
      plain(title).includes(wanted) ||
      markets.some(({ market }) =>
        market.outcomes.some((outcome) => plain(outcome.name).includes(wanted)),
      ),
  )
}
