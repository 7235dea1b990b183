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
  const shown = useRef('')
  useEffect(() => {
    const { site: _, widget: __, renewToken, ...changing } = options
    const now = JSON.stringify([changing, renewToken !== undefined])
    if (shown.current !== '' && shown.current !== now) {
      handle.current?.update({ ...changing, renewToken: renewToken && renew })
    }
    shown.current = now
  })
  return <div ref={place} className={className} style={style} />
}
