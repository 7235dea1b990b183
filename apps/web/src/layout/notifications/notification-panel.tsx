import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Notification } from '@touchline/contract'
import {
  betsPicture,
  Button,
  EmptyState,
  Icon,
  IconButton,
  Skeleton,
  VisuallyHidden,
  type IconName,
} from '@touchline/ui'
import { useTranslations } from 'use-intl'

import { useLinks, type Links } from '../../addresses/links.ts'
import { useServices } from '../../base/services.ts'
import { markAsRead, notificationsQuery } from '../../data/queries/notifications.ts'
import {
  hasJackpots,
  useSystemSettings,
  type PageSettings,
} from '../../data/queries/system-settings.ts'
import { LoadFailed } from '../../parts/alerts/load-failed.tsx'
import { ShowMore } from '../../parts/lists/show-more.tsx'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './notifications.module.css'
import { bonusLink, type LinkingPage } from '../../addresses/bonus-link.ts'

const ICONS = {
  info: 'info',
  bet: 'receipt',
  bonus: 'gift',
  jackpot: 'trophy',
} as const satisfies Record<Notification['type'], IconName>

const SKELETONS = [0, 1, 2, 3]

type PanelProps = { onClose: () => void }

/** What the player was told, day by day. */
export function NotificationPanel({ onClose }: PanelProps) {
  const t = useTranslations('notifications')
  const services = useServices()
  const links = useLinks()
  const { alerts } = services
  const query = useInfiniteQuery(notificationsQuery(services))
  const list = query.data ?? []
  const read = (ids?: readonly string[]) => void markAsRead(services, ids).catch(alerts.raiseError)

  return (
    <>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{t('title')}</h2>
        {list.some((item) => !item.read) && (
          <Button size="small" tone="ghost" onClick={() => read()}>
            {t('readAll')}
          </Button>
        )}
        <IconButton icon="x" label={t('close')} className={styles['close']} onClick={onClose} />
      </header>
      <div className={styles['body']} aria-busy={query.isPending}>
        {query.isPending &&
          SKELETONS.map((n) => <Skeleton key={n} inlineSize="100%" blockSize={64} />)}
        {query.isError && list.length === 0 && (
          <LoadFailed
            level={3}
            title={t('failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isSuccess && list.length === 0 && (
          <EmptyState
            picture={betsPicture}
            level={3}
            title={t('empty')}
            description={t('emptyHint')}
          />
        )}
        <Days
          list={list}
          onOpen={(item) => {
            if (!item.read) read([item.id])
            if (item.objectId !== null) onClose()
          }}
        />
        {query.hasNextPage && (
          <ShowMore label={t('more')} list={query} className={styles['more']} />
        )}
      </div>
      <footer className={styles['foot']}>
        <Link {...links.profile('account')} hash="notifications" onClick={onClose}>
          {t('choose')}
        </Link>
      </footer>
    </>
  )
}

type OnOpen = { onOpen: (item: Notification) => void }

function Days({ list, onOpen }: OnOpen & { list: readonly Notification[] }) {
  const { day } = useFormatting()
  const days = Map.groupBy(list, (item) => day(item.createdAt).key)
  return [...days].map(([key, items]) => (
    <section key={key} className={styles['day']}>
      <h3 className={styles['date']}>{day(items[0]?.createdAt ?? '').name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Entry item={item} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Entry({ item, onOpen }: OnOpen & { item: Notification }) {
  const links = useLinks()
  const { page } = useServices()
  const link = objectLink(item, { links, page, system: useSystemSettings() })
  const marks = {
    className: styles['entry'],
    'data-notification-id': item.id,
    'data-read': item.read,
    onClick: () => onOpen(item),
  }
  return link === null ? (
    <button type="button" {...marks}>
      <Words item={item} />
    </button>
  ) : (
    <Link {...link} {...marks}>
      <Words item={item} />
    </Link>
  )
}

function Words({ item }: { item: Notification }) {
  const t = useTranslations('notifications')
  const { time } = useFormatting()
  return (
    <>
      <span className={styles['sign']} data-type={item.type}>
        <Icon name={ICONS[item.type]} />
      </span>
      <span className={styles['words']}>
        <bdi className={styles['name']}>{item.title}</bdi>
        {item.caption !== null && <bdi className={styles['caption']}>{item.caption}</bdi>}
        {item.body !== null && <bdi className={styles['caption']}>{item.body}</bdi>}
      </span>
      <span className={styles['when']}>
        <time dateTime={item.createdAt}>{time(item.createdAt)}</time>
        {!item.read && (
          <span className={styles['unread']}>
            <VisuallyHidden>{t('unread')}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  )
}

type Whereto = { links: Links; page: LinkingPage; system: PageSettings }

/** GAP-47: where a press on a notification leads; null: it is marked as read, no more. */
function objectLink(
  { objectType, objectId }: Pick<Notification, 'objectType' | 'objectId'>,
  { links, page, system }: Whereto,
) {
  if (objectId === null) return null
  switch (objectType) {
    case 'bet':
      return system.platform.myBetsHidden ? null : links.myBets()
    case 'match':
      // Which sport it is the page finds out, and puts its address right.
      return links.match({ id: objectId, slug: 'match', sport: { key: 'soccer' } })
    case 'bonus':
      return bonusLink(page)
    case 'jackpot':
      return hasJackpots(system) ? links.jackpots() : null
    case null:
      return null
  }
}
