import { IconButton, Menu, type MenuItem } from '@touchline/ui'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { bonusLink } from '../../addresses/bonus-link.ts'
import { useLinks } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { openModal } from '../../parts/modals/modal-store.ts'
import { useSystemSettings } from '../../data/queries/system-settings.ts'
import { displayName } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'

type ProfileMenuProps = {
  /** How the way to the bonuses is called; none before its texts are here. */
  bonuses: string | undefined
}

/** HEAD-10: who is signed in, loyalty points, status groups, and the way out. */
export function ProfileMenu({ bonuses }: ProfileMenuProps) {
  const t = useTranslations('session')
  const { session, modals, page } = useServices()
  const router = useRouter()
  const links = useLinks()
  const { myBetsHidden } = useSystemSettings().platform
  const name = useSession((state) => (state.profile === null ? '' : displayName(state.profile)))
  const points = useSession((state) => state.progress.points)
  const pages = {
    account: links.profile('account'),
    transactions: links.profile('transactions'),
    bonuses: bonusLink(page),
    myBets: links.myBets(),
  }
  const isPage = (id: string): id is keyof typeof pages => id in pages
  const to = (id: keyof typeof pages, label: string, icon: MenuItem<string>['icon']) => ({
    id,
    label,
    icon,
    href: router.buildLocation(pages[id]).publicHref,
  })
  const groups = useSession((state) => state.progress.statusGroups)

  return (
    <Menu
      align="end"
      label={t('profileMenu')}
      items={[
        { id: 'name', label: name, icon: 'user', disabled: true },
        ...(points === null
          ? []
          : [
              {
                id: 'points',
                label: t('points', { points }),
                icon: 'star',
                disabled: true,
              } as const,
            ]),
        ...groups.map(
          ({ id, name: group }) =>
            ({ id: `group.${id}`, label: group, icon: 'shield', disabled: true }) as const,
        ),
        to('account', t('account'), 'user'),
        to('transactions', t('transactions'), 'list'),
        ...(bonuses === undefined ? [] : [to('bonuses', bonuses, 'gift')]),
        ...(myBetsHidden ? [] : [to('myBets', t('myBets'), 'receipt')]),
        { id: 'phone', label: t('phone'), icon: 'message' },
        { id: 'changePassword', label: t('changePassword'), icon: 'lock' },
        { id: 'sessions', label: t('sessions'), icon: 'shield' },
        { id: 'signOut', label: t('signOut'), icon: 'logout' },
      ]}
      onSelect={(id) => {
        if (isPage(id)) void router.navigate(pages[id])
        if (id === 'phone') openModal(modals, 'phoneVerification')
        if (id === 'changePassword') openModal(modals, 'changePassword')
        if (id === 'sessions') openModal(modals, 'sessions')
        if (id === 'signOut') void session.signOut()
      }}
      trigger={(attributes) => (
        <IconButton icon="user" tone="secondary" label={t('menu', { name })} {...attributes} />
      )}
    />
  )
}
