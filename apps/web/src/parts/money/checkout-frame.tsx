import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Payment } from '@touchline/contract'
import { Button, Icon, Skeleton } from '@touchline/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import * as v from '@touchline/contract/schema'

import { takeLostFocus } from '../../base/lost-focus.ts'
import { useServices } from '../../base/services.ts'
import { PAYMENTS_KEY, paymentQuery } from '../../data/queries/payments.ts'
import { useFormatting } from '../../preferences/use-formatting.ts'
import styles from './money.module.css'
import { useAfterIdle } from './use-after-idle.ts'

const WIDGET_MESSAGE = v.object({
  type: v.literal('payment-widget'),
  result: v.optional(v.picklist(['success', 'error', 'pending'])),
  notification: v.optional(
    v.object({
      level: v.picklist(['error', 'warning', 'success']),
      title: v.optional(v.string()),
      message: v.optional(v.string()),
    }),
  ),
})

const MOST_SIGNS = { title: 200, text: 500 }

type CheckoutFrameProps = {
  payment: Payment
  /** A bet waits for the money. */
  isForBet: boolean
  onClose: (() => void) | undefined
  onAgain: () => void
}

/** The provider's page, and what has become of the deposit: this site asks, whatever the page says. */
export function CheckoutFrame({ payment: opened, ...actions }: CheckoutFrameProps) {
  const services = useServices()
  const { data: payment = opened } = useQuery(paymentQuery(services, opened.id))
  const { checkout, status } = payment
  if (status !== 'opened' || checkout === null) return <Outcome payment={payment} {...actions} />
  return checkout.frame ? <Widget url={checkout.url} /> : <Leaving url={checkout.url} />
}

/** A page that did not come shows what the browser makes of it, and tells nobody: the player sees it. */
function Widget({ url }: { url: string }) {
  const t = useTranslations('wallet')
  const [times, setTimes] = useState(0)
  return (
    <div className={styles['form']}>
      <WidgetFrame key={times} url={url} />
      <Button size="small" tone="ghost" onClick={() => setTimes(times + 1)}>
        {t('frameAgain')}
      </Button>
    </div>
  )
}

/** DEP-04, DEP-13: it loads when the page has nothing else to do, after three seconds at the latest. */
function WidgetFrame({ url }: { url: string }) {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const { alerts } = useServices()
  const frame = useRef<HTMLIFrameElement>(null)
  const isDue = useAfterIdle()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const origin = new URL(url, location.href).origin
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readWidgetMessage(event.data)
      if (message === null) return
      const { notice } = message
      if (notice !== null) {
        const { tone } = notice
        const title = notice.title ?? t(`widget.${tone}.title`)
        const description =
          notice.text ?? (notice.title === undefined ? t(`widget.${tone}.text`) : undefined)
        alerts.queue.push({ tone, title, description, key: 'payment-widget' })
      }
      if (message.hasResult) void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url, queryClient, alerts, t])
  return (
    <div className={styles['checkout']}>
      {!isLoaded && <Skeleton shape="block" blockSize="100%" />}
      {isDue && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a provider's page needs its own origin and its scripts, and with both a sandbox holds nothing; the site's policy says who may be framed
        <iframe
          ref={frame}
          title={t('frameTitle')}
          src={inScheme(url)}
          className={styles['frame']}
          data-loaded={isLoaded}
          onLoad={() => {
            setIsLoaded(true)
            takeLostFocus(frame.current)
          }}
        />
      )}
    </div>
  )
}

/** The provider's page looks as the site around it. */
function inScheme(url: string): string {
  const { theme } = document.documentElement.dataset
  if (theme !== 'dark' && theme !== 'light') return url
  return `${url}${url.includes('?') ? '&' : '?'}scheme=${theme}`
}

/** A provider that takes the place of the page, and leads back to it. */
function Leaving({ url }: { url: string }) {
  const t = useTranslations('wallet')
  // In another site's page a checkout shows nothing: it opens beside it, by a press of the player's.
  const isFramed = window.parent !== window.self
  useEffect(() => {
    if (!isFramed) location.assign(url)
  }, [url, isFramed])
  return (
    <div className={styles['form']}>
      {!isFramed && <p className={styles['note']}>{t('leaving')}</p>}
      <a href={url} rel="noreferrer" {...(isFramed && { target: '_blank' })}>
        {t('leave')}
      </a>
    </div>
  )
}

function Outcome({ payment, isForBet, onClose, onAgain }: CheckoutFrameProps) {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const { stakeMoney } = useFormatting()
  const { status, amount, currency } = payment
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [...PAYMENTS_KEY, 'list'] })
  }, [queryClient])
  const isDone = status === 'succeeded'
  const isWaiting = status === 'pending' || status === 'opened'
  const money = stakeMoney(amount, currency)
  const text = isDone
    ? t('done.success', { amount: money })
    : t(isWaiting ? 'done.pending' : 'done.error')
  return (
    <div className={styles['outcome']} data-status={status}>
      <Icon name={isDone ? 'circle-check' : isWaiting ? 'clock' : 'circle-x'} />
      <p role="status">{text}</p>
      <Actions key={status}>
        {!isDone && !isWaiting && (
          <Button tone="primary" block onClick={onAgain}>
            {t('done.again')}
          </Button>
        )}
        {onClose !== undefined && (
          <Button tone={isDone ? 'primary' : 'secondary'} block onClick={onClose}>
            {t(isForBet && isDone ? 'done.back' : 'done.close')}
          </Button>
        )}
        {onClose === undefined && isDone && (
          <Button block onClick={onAgain}>
            {t('done.another')}
          </Button>
        )}
      </Actions>
    </div>
  )
}

/** What a player may do next, the first of it by the key that is pressed next. */
function Actions({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => takeLostFocus(place.current?.querySelector('button') ?? null), [])
  return (
    <div ref={place} className={styles['actions']}>
      {children}
    </div>
  )
}

type WidgetMessage = {
  readonly notice: {
    readonly tone: 'error' | 'warning' | 'success'
    /** In the language of the page, which the widget was opened in; undefined: what the page says by itself. */
    readonly title: string | undefined
    readonly text: string | undefined
  } | null
  readonly hasResult: boolean
}

/** What a payment widget tells the page around it; null for anything else. */
function readWidgetMessage(data: unknown): WidgetMessage | null {
  const read = v.safeParse(WIDGET_MESSAGE, data)
  if (!read.success) return null
  const { notification, result } = read.output
  const notice =
    notification === undefined
      ? null
      : {
          tone: notification.level,
          title: asSaid(notification.title, MOST_SIGNS.title),
          text: asSaid(notification.message, MOST_SIGNS.text),
        }
  return { notice, hasResult: result !== undefined }
}

/** A failure whose words are too long, or none, is told all the same. */
function asSaid(words: string | undefined, mostSigns: number): string | undefined {
  const said = words?.trim() ?? ''
  if (said === '') return undefined
  return said.length > mostSigns ? `${said.slice(0, mostSigns - 1)}…` : said
}
