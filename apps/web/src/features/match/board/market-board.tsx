import { useNavigate } from '@tanstack/react-router'
import { isOver } from '@touchline/betting'
import type { Match, MatchTab } from '@touchline/contract'
import { TabPanel, VisuallyHidden } from '@touchline/ui'
import { useId, useState, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../parts/late/lazy-part.tsx'
import { Waiting } from '../../../parts/late/waiting.tsx'
import { hasCustomBets } from '../../../parts/ready-builder/has-custom-bets.ts'
import { useLinks } from '../../../addresses/links.ts'
import { useLiveMatch } from '../../../data/live/use-follow.ts'
import { fetchMarkets } from '../../../data/queries/catalogue.ts'
import { useSystemSettings } from '../../../data/queries/system-settings.ts'
import { useSession } from '../../../player/session/use-session.ts'
import type { MatchSearch } from '../match-search.ts'
import type { Panel } from '../markets/market-panels.ts'
import { marketPanels } from '../markets/market-panels.ts'
import { useMatchMarkets } from '../markets/use-match-markets.ts'
import { BuilderClosed } from '../builder/builder-closed.tsx'
import { useOfferedViews } from '../beside/offered-views.ts'
import { ViewButtons } from '../beside/view-buttons.tsx'
import { ViewPanel } from '../beside/view-panel.tsx'
import { BoardTools } from './board-tools.tsx'
import { ALL_GROUPS, groupTabs, panelsOfGroup } from './group-tabs.ts'
import { NoMarkets } from './no-markets.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PanelColumns } from './panel-columns.tsx'
import { foldAll, isAllFolded, useFolds } from './use-folds.ts'
import styles from './market-board.module.css'
import { useServices } from '../../../base/services.ts'
import { useInSlices } from '../../../base/use-in-slices.ts'

/** Most visitors never open it. */
const BuilderBoard = lazyPart(
  async () => (await import('../builder/builder-board.tsx')).BuilderBoard,
)

/** The tab of the bet builder, in the address as any group's. */
const BUILDER = 'betBuilder'

type MarketBoardProps = { match: Match; search: MatchSearch }

/** The markets of a match: tabs of groups, a field to find one, and the panels. */
export function MarketBoard({ match, search }: MarketBoardProps) {
  const { group } = search
  const t = useTranslations('match')
  const tBuilder = useTranslations('betBuilder')
  const headingId = useId()
  const links = useLinks()
  const navigate = useNavigate()
  const { marketGroups } = useSystemSettings()
  const [text, setText] = useState('')
  const wanted = useInSlices(text)
  const { folds, setFolds, control } = useFolds()
  const panels = marketPanels(useMatchMarkets(match.id))
  const canBuild = useCanBuild(panels)
  const tabs = [
    ...(canBuild ? [{ id: BUILDER, label: tBuilder('tab') }] : []),
    ...groupTabs(marketGroups, panels),
  ]
  // Who looks for a market looks for it everywhere.
  const named = tabs.find((tab) => tab.id === group)?.id ?? ALL_GROUPS
  const active = wanted === '' ? named : ALL_GROUPS
  const found = filterPanels(panelsOfGroup(panels, active), wanted)

  useGroupPrices(match.id, named === BUILDER ? ALL_GROUPS : named)

  const views = useOfferedViews(match)
  // Of a match that is over its numbers are all that there is: they stand open.
  const isPast = isOver(useLiveMatch(match).status) && panels.length === 0
  const always = isPast ? views.find((one) => one === 'statistics') : undefined
  const view = views.find((one) => one === search.view) ?? always

  function show(chosen: MatchSearch) {
    const to = { ...links.match(match), search: chosen }
    void navigate({ ...to, replace: true, resetScroll: false })
  }

  function choose(tab: string) {
    setText('')
    const { group: _, ...others } = search
    show(tab === ALL_GROUPS ? others : { ...others, group: tab })
  }

  function turnView(chosen: MatchTab) {
    const { view: _, ...others } = search
    show(chosen === view ? others : { ...others, view: chosen })
  }

  const viewButtons = (
    <ViewButtons views={views.filter((one) => one !== always)} open={view} onTurn={turnView} />
  )
  const viewPanel = view === undefined ? null : <ViewPanel match={match} view={view} />
  const closed = <BuilderClosed asked={group === BUILDER} canBuild={canBuild} />
  if (panels.length === 0) {
    return (
      <div className={styles['board']} data-past={always !== undefined || undefined}>
        {closed}
        {viewButtons}
        {viewPanel}
        <div className={styles['end']}>
          <NoMarkets match={match} />
        </div>
      </div>
    )
  }
  return (
    <section className={styles['board']} aria-labelledby={headingId}>
      {closed}
      <VisuallyHidden level={2} id={headingId}>
        {t('markets')}
      </VisuallyHidden>
      <BoardTools
        tabs={tabs}
        active={active}
        onChoose={choose}
        text={text}
        onText={setText}
        allFolded={isAllFolded(folds, found)}
        onFoldAll={() => setFolds(foldAll(folds, found))}
        end={viewButtons}
      />
      {viewPanel}
      <TabPanel idPrefix="markets" tabId={active} active>
        {active === BUILDER ? (
          <Waiting>
            <BuilderBoard match={match} />
          </Waiting>
        ) : found.length === 0 ? (
          <NothingFound text={wanted} onReset={() => setText('')} />
        ) : (
          <PanelColumns key={`${active} ${wanted}`} match={match} panels={found} folds={control} />
        )}
      </TabPanel>
    </section>
  )
}

/** CUST-02: only where the site and the player's settings allow it; until those are read, as the site does. */
function useCanBuild(panels: readonly Panel[]): boolean {
  const isOffered = hasCustomBets(useSystemSettings())
  const isEnabled = useSession((state) => state.settings?.customBetEnabled ?? true)
  return (
    isOffered &&
    isEnabled &&
    panels.some(({ markets }) => markets.some(({ market }) => market.customBetGroups.length > 0))
  )
}

/** Letters as they are compared: without case, accents and marks of direction. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\p{Cf}]/gu, '')
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

/** MATCH-04: a tab reads its own markets anew when it is opened. All of them came with the page. */
function useGroupPrices(matchId: string, groupKey: string): void {
  const { api, live } = useServices()
  useEffect(() => {
    if (groupKey === ALL_GROUPS) return undefined
    return live.followMarkets(matchId, (signal) =>
      fetchMarkets({ api }, matchId, { groupKey }, signal),
    )
  }, [api, live, matchId, groupKey])
}
