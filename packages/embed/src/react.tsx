import { useCallback, useEffect, useRef, type CSSProperties } from 'react'

import { mount, type EmbedHandle, type EmbedOptions } from './mount.ts'
import type { ToHost } from './index.ts'

type SportsbookProps = EmbedOptions & {
  /** Handlers by the names of messages. Which of them there are is decided at the first render. */
  readonly on?: { readonly [Name in keyof ToHost]?: (payload: ToHost[Name]) => void }
  /** For `send` and the rest of the handle; null once it is gone. */
  readonly onHandle?: (handle: EmbedHandle | null) => void
  readonly className?: string
  readonly style?: CSSProperties
}

/** The site in a component, updated with its props; another site or widget is another frame. */
export function Sportsbook(props: SportsbookProps) {
  return <Frame key={JSON.stringify([props.site, props.widget])} {...props} />
}

type Changing = Omit<EmbedOptions, 'site' | 'widget'>

/** What stays is not said again: a token may have been renewed, and a player have chosen, since. */
function differenceOf(before: Changing, now: Changing): Changing {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<keyof Changing>
  const changed = [...names].filter((name) => !Object.is(before[name], now[name]))
  const change: Changing = Object.fromEntries(changed.map((name) => [name, now[name]]))
  // Without a token any more: the host's player has left.
  return changed.includes('token') ? { ...change, token: now.token ?? null } : change
}

function Frame({ on, onHandle, className, style, ...options }: SportsbookProps) {
  const place = useRef<HTMLDivElement>(null)
  const handle = useRef<EmbedHandle | null>(null)
  const latest = useRef({ on, onHandle, options })
  useEffect(() => {
    latest.current = { on, onHandle, options }
  })
  const renew = useCallback(async () => (await latest.current.options.renewToken?.()) ?? null, [])
  useEffect(() => {
    if (place.current === null) return undefined
    const { options: first, on: handlers = {}, onHandle: tell } = latest.current
    const mounted = mount(place.current, { ...first, renewToken: first.renewToken && renew })
    handle.current = mounted
    for (const name of Object.keys(handlers) as (keyof ToHost)[]) {
      mounted.on(name, (payload) => {
        const handler = latest.current.on?.[name] as ((payload: unknown) => void) | undefined
        handler?.(payload)
      })
    }
    tell?.(mounted)
    return () => {
      handle.current = null
      mounted.destroy()
      latest.current.onHandle?.(null)
    }
  }, [renew])
  const shown = useRef<Changing | null>(null)
  useEffect(() => {
    const { site: _, widget: __, renewToken, ...rest } = options
    const now: Changing = { ...rest, renewToken: renewToken && renew }
    const change = shown.current === null ? {} : differenceOf(shown.current, now)
    shown.current = now
    if (Object.keys(change).length > 0) handle.current?.update(change)
  })
  return <div ref={place} className={className} style={style} />
}
