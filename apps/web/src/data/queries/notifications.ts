import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { CallAnswer, Notification, PushEvent } from '@touchline/contract'

import type { PageData } from '../page-data.ts'

/** Everything of a player is forgotten with the session. */
const UNREAD_KEY = ['player', 'notifications', 'unread'] as const
const LIST_KEY = ['player', 'notifications', 'list'] as const
const PER_PAGE = 20

type Page = CallAnswer<'listNotifications'>
type Pages = InfiniteData<Page, number>

/** How many notifications were not read. */
export function unreadQuery({ api }: Pick<PageData, 'api'>) {
  return queryOptions({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await api('countNotifications', { signal })).data.notifications,
  })
}

/** Newest first, page by page. */
export function notificationsQuery({ api, page }: Pick<PageData, 'api' | 'page'>) {
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, page.locale],
    queryFn: ({ pageParam, signal }) =>
      api('listNotifications', { query: { page: pageParam, limit: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }: Page) =>
      meta.pagination.page < meta.pagination.lastPage ? meta.pagination.page + 1 : undefined,
    select: ({ pages }: Pages) => distinct(pages.flatMap(({ data }) => data)),
  })
}

/** Newcomers push others onto the next page: what stands on two is shown once. */
function distinct(list: readonly Notification[]): Notification[] {
  return [...new Map(list.map((item) => [item.id, item])).values()]
}

type Told = Extract<PushEvent, { type: 'notification' | 'unread_counters_changed' }>

/** RT-14, RT-15: what the player's channel tells, put where it is shown. */
export function takeNotification(queryClient: QueryClient, event: Told): void {
  if (event.type === 'notification') {
    const { notification, notifications = [] } = event
    const told = notification === undefined ? notifications : [notification, ...notifications]
    for (const one of told) addNotification(queryClient, one)
    return
  }
  const { notifications } = event.counters
  const known = queryClient.getQueryData<number>(UNREAD_KEY)
  queryClient.setQueryData<number>(UNREAD_KEY, notifications)
  // Another tab or device has read some, or more came than are told one by one.
  if (known !== notifications) void queryClient.invalidateQueries({ queryKey: LIST_KEY })
}

function addNotification(queryClient: QueryClient, notification: Notification): void {
  changeLists(queryClient, ([first, ...rest]) =>
    first === undefined || isIn([first, ...rest], notification.id)
      ? undefined
      : [{ ...first, data: [notification, ...first.data] }, ...rest],
  )
  queryClient.setQueryData<number>(UNREAD_KEY, (known) => known && known + 1)
}

function isIn(pages: readonly Page[], id: string): boolean {
  return pages.some(({ data }) => data.some((item) => item.id === id))
}

/**
 * Marks as read, in sight at once and then at the backend.
 * @param ids undefined: all
 * @throws ApiError; what is shown is read again then
 */
export async function markAsRead(
  { api, queryClient }: Pick<PageData, 'api' | 'queryClient'>,
  ids?: readonly string[],
): Promise<void> {
  const isBeingRead = queryClient.isFetching({ queryKey: LIST_KEY }) > 0
  let marked = 0
  changeLists(queryClient, (pages) =>
    pages.map((page) => ({
      ...page,
      data: page.data.map((item) => {
        if (item.read || ids?.includes(item.id) === false) return item
        marked += 1
        return { ...item, read: true }
      }),
    })),
  )
  queryClient.setQueryData<number>(UNREAD_KEY, (known) =>
    ids === undefined ? 0 : known && Math.max(0, known - marked),
  )
  try {
    const { data } =
      ids === undefined
        ? await api('readAllNotifications')
        : await api('readNotifications', { body: { ids: [...ids] } })
    queryClient.setQueryData(UNREAD_KEY, data.notifications)
    // An answer that was on its way has them as they were.
    if (isBeingRead) void queryClient.invalidateQueries({ queryKey: LIST_KEY })
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: ['player', 'notifications'] })
    throw error
  }
}

function changeLists(
  queryClient: QueryClient,
  change: (pages: readonly Page[]) => Page[] | undefined,
): void {
  queryClient.setQueriesData<Pages>({ queryKey: LIST_KEY }, (known) => {
    const pages = known && change(known.pages)
    return known && pages ? { ...known, pages } : known
  })
}
