import { Icon, type IconName } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { displayName, isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import { NavEntry } from '../side-nav/nav-entry.tsx'
import nav from '../side-nav/side-nav.module.css'

const DIALOGS = [
  { id: 'phoneVerification', text: 'phone', icon: 'message' },
  { id: 'changePassword', text: 'changePassword', icon: 'lock' },
  { id: 'sessions', text: 'sessions', icon: 'shield' },
] as const satisfies readonly { id: string; text: string; icon: IconName }[]

/** What the header's menu holds on wider screens: a player's bets and account. */
export function AccountEntries({ onDone }: { onDone: () => void }) {
  const t = useTranslations('session')
  const links = useLinks()
  const { modals } = useServices()
  const { myBetsHidden } = useSystemSettings().platform
  const isPlayer = useSession(isLoggedIn)
  const name = useSession((state) => (state.profile === null ? '' : displayName(state.profile)))
  if (!isPlayer) return null

  function open(id: (typeof DIALOGS)[number]['id']): void {
    onDone()
    openModal(modals, id)
  }

  return (
    <ul className={nav['section']} aria-label={t('menu', { name })}>
      <li>
        <NavEntry link={links.profile('account')} icon={<Icon name="user" />} name={t('account')} />
      </li>
      <li>
        <NavEntry
          link={links.profile('transactions')}
          icon={<Icon name="list" />}
          name={t('transactions')}
        />
      </li>
      {!myBetsHidden && (
        <li>
          <NavEntry link={links.myBets()} icon={<Icon name="receipt" />} name={t('myBets')} />
        </li>
      )}
      {DIALOGS.map(({ id, text, icon }) => (
        <li key={id}>
          <div className={nav['entry']}>
            <button type="button" className={nav['link']} onClick={() => open(id)}>
              <span className={nav['icon']}>
                <Icon name={icon} />
              </span>
              <span className={nav['name']}>{t(text)}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What anybody may need help with. */
export function HelpEntries() {
  const t = useTranslations('receipts.verify')
  const tLayout = useTranslations('layout')
  const links = useLinks()
  return (
    <ul className={nav['section']}>
      <li>
        <NavEntry
          link={links.info('help')}
          icon={<Icon name="help" />}
          name={tLayout('info.help')}
        />
      </li>
      <li>
        <NavEntry
          link={links.info('saferGambling')}
          icon={<Icon name="shield" />}
          name={tLayout('info.saferGambling')}
        />
      </li>
      <li>
        <NavEntry link={links.verify()} icon={<Icon name="circle-check" />} name={t('title')} />
      </li>
    </ul>
  )
}
