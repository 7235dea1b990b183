import { useQuery } from '@tanstack/react-query'
import { IconButton, Popover, Skeleton } from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useServices } from '../../base/services.ts'
import { unreadQuery } from '../../data/queries/notifications.ts'
import { NotificationsTexts } from '../../i18n/notifications-texts.tsx'
import { lazyPart } from '../../parts/late/lazy-part.tsx'
import { Waiting } from '../../parts/late/waiting.tsx'
import { isLoggedIn } from '../../player/session/session-state.ts'
import { useSession } from '../../player/session/use-session.ts'
import styles from './notifications.module.css'

const MOST_SHOWN = 99

const NotificationPanel = lazyPart(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
)

/** HEAD-08: how much is unread, and a press that shows it. */
export function NotificationBell() {
  return (
    <Waiting fallback={<span className={styles['place']} />}>
      <NotificationsTexts>
        <Bell />
      </NotificationsTexts>
    </Waiting>
  )
}

function Bell() {
  const t = useTranslations('notifications')
  // In a draft's preview it stands there for a player who is nobody.
  const isPlayer = useSession(isLoggedIn)
  const { data: unread = 0 } = useQuery({ ...unreadQuery(useServices()), enabled: isPlayer })
  const badge = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread
  return (
    <Popover
      label={t('title')}
      align="end"
      className={styles['panel']}
      trigger={(attributes) => (
        <IconButton
          icon="bell"
          label={unread === 0 ? t('title') : t('bell', { count: String(badge) })}
          badge={unread === 0 ? undefined : badge}
          data-unread={unread}
          disabled={!isPlayer}
          {...attributes}
        />
      )}
    >
      {(close) => (
        <Waiting fallback={<Skeleton inlineSize="100%" blockSize={240} />}>
          <NotificationPanel onClose={close} />
        </Waiting>
      )}
    </Popover>
  )
}
