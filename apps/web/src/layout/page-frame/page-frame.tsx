import { useParams, useRouter } from '@tanstack/react-router'
import { IconButton } from '@touchline/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useOpenBetsCount } from '../../player/bets/use-open-bets-count.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { useSlip, useSlipDispatch } from '../../player/slip/use-slip.ts'
import { lateComponent } from '../../parts/late/late-component.tsx'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { usePageName } from '../document/page-name.ts'
import { Footer } from '../footer/footer.tsx'
import { BackLink } from '../header/back-link.tsx'
import { Header } from '../header/header.tsx'
import { keepEarlyKeys } from '../../base/early-keys.ts'
import { Shell } from '../shell/shell.tsx'
import { SideNav } from '../side-nav/side-nav.tsx'
import { SportRow } from '../sport-row/sport-row.tsx'

/** A key that is pressed before it is there is pressed again. */
const Shortcuts = lateComponent(async () => (await import('./shortcuts.tsx')).Shortcuts)

const Drawer = lateComponent(async () => (await import('../drawer/drawer.tsx')).Drawer)

type PageFrameProps = {
  /** Menus for odds format, language and theme. */
  settings: ReactNode
  session: ReactNode
  slip: ReactNode
  /** Below the slip, and above the bottom bar of a phone. */
  quickBet: ReactNode
  /** Where the sports stand on other pages, beside those of the account. */
  profileNav: ReactNode
  /** What the operator has in place of parts, or beside them; false where that is nothing. */
  own: false | ((part: OwnFramePart) => ReactNode)
  children: ReactNode
}

export type OwnFramePart =
  /** `standard` is what the product has there. */
  | { name: 'header'; menu: ReactNode; back: ReactNode; standard: ReactNode }
  | { name: 'top' | 'side' | 'drawer' | 'footer'; standard?: never }

/** Header, columns, drawer and bars around every page of the sportsbook. */
export function PageFrame(props: PageFrameProps) {
  const t = useTranslations('layout')
  const page = usePageName()
  const { sport } = useParams({ strict: false })
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', () => setMenuOpen(false)), [router])
  useEffect(keepEarlyKeys, [])
  const openMenu = () => setMenuOpen(true)
  const isInside = page === 'category' || page === 'league' || page === 'match'
  const { own } = props
  const menu = <IconButton icon="menu" label={t('openMenu')} onClick={openMenu} />
  const back = isInside && sport !== undefined && <BackLink sport={sport} />
  const standard = (
    <Header menu={menu} back={back} settings={props.settings} session={props.session} />
  )
  return (
    <>
      <Shell
        header={own ? own({ name: 'header', menu, back, standard }) : standard}
        left={page === 'profile' ? props.profileNav : <SideNav narrows own={own} />}
        right={
          <>
            {props.slip}
            {props.quickBet}
          </>
        }
        footer={<Footer onShortcuts={() => setHelpOpen(true)} own={own} />}
        bottomBar={<PhoneBar onMenu={openMenu} />}
      >
        {own && own({ name: 'top' })}
        <SportRow page={page} current={sport} />
        {props.children}
      </Shell>
      {isMenuOpen && (
        <Drawer onClose={closeMenu} settings={props.settings}>
          {own && own({ name: 'drawer' })}
          <SideNav own={own} />
        </Drawer>
      )}
      <Shortcuts isHelpOpen={isHelpOpen} onHelp={setHelpOpen} />
    </>
  )
}

function PhoneBar({ onMenu }: { onMenu: () => void }) {
  const dispatch = useSlipDispatch()
  const openBetsCount = useOpenBetsCount()
  const { myBetsHidden } = useSystemSettings().platform
  return (
    <BottomBar
      slipCount={useSlip((view) => view.summary.selectionCount)}
      openBetsCount={myBetsHidden ? null : openBetsCount}
      onSlip={() => dispatch({ type: 'openPanel', tab: 'BET_SLIP' })}
      onMenu={onMenu}
    />
  )
}
