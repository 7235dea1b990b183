// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

import type { EmbedHandle } from './mount.ts'
import { Sportsbook } from './react.tsx'

const { happyDOM } = window as unknown as {
  happyDOM: { settings: { disableIframePageLoading: boolean } }
}
happyDOM.settings.disableIframePageLoading = true
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => document.body.replaceChildren())

const SITE = 'https://bets.example'

function say(type: string, payload: object, told: object[] = []): void {
  const source = { postMessage: (message: object) => void told.push(message) }
  const frame = document.querySelector('iframe')
  const options = { value: source, configurable: true }
  if (frame !== null) Object.defineProperty(frame, 'contentWindow', options)
  const event = new MessageEvent('message', { data: { type, payload }, origin: SITE })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

test('[EMBED-20] the token that is taken no more is renewed by the latest render', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const renewed: string[] = []
  const show = (session: string) =>
    act(async () =>
      root.render(
        <Sportsbook
          site={SITE}
          token="one"
          renewToken={async () => {
            renewed.push(session)
            return 'two'
          }}
        />,
      ),
    )
  await show('first')
  await show('second')
  say('sportsbook:token-expired', {})
  expect(renewed).toEqual(['second'])
  await act(async () => root.unmount())
})

test('[EMBED-20] a prop that changes is told alone: a token that was renewed, and what players chose, stay', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (theme: 'dark' | 'light') =>
    act(async () =>
      root.render(
        <Sportsbook
          site={SITE}
          token="one"
          locale="de"
          theme={theme}
          renewToken={() => Promise.resolve('two')}
        />,
      ),
    )
  await show('dark')
  const told: { type?: string; payload?: object }[] = []
  const last = () => told.findLast(({ type }) => type === 'iframe_integration')?.payload
  say('sportsbook:initialized', {}, told)
  expect(last()).toMatchObject({ token: 'one', options: { locale: 'de', theme: 'dark' } })
  say('sportsbook:token-expired', {}, told)
  await vi.waitFor(() => expect(last()).toMatchObject({ token: 'two' }))
  await show('light')
  const options = { theme: 'light', height: 'content' }
  expect(last()).toMatchObject({ token: 'two', options })
  expect(last()).not.toHaveProperty('options.locale')
  await act(async () => root.unmount())
})

test('[EMBED-20] a token that is no prop any more signs the player out', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (token?: string) =>
    act(async () => root.render(<Sportsbook site={SITE} token={token} />))
  const told: { type?: string; payload?: object }[] = []
  await show('one')
  say('sportsbook:initialized', {}, told)
  await show()
  const last = told.findLast(({ type }) => type === 'iframe_integration')
  expect(last).toMatchObject({ payload: { token: null } })
  await act(async () => root.unmount())
})

test('the component mounts once, hears with its latest handlers, and takes the frame with it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const first = vi.fn()
  const second = vi.fn()
  const onHandle = vi.fn<(handle: EmbedHandle | null) => void>()
  const show = (onDeposit: () => void, token: string) =>
    act(async () =>
      root.render(
        <Sportsbook site={SITE} token={token} on={{ deposit: onDeposit }} onHandle={onHandle} />,
      ),
    )
  await show(first, 'one')
  const frame = document.querySelector('iframe')
  await show(second, 'two')
  expect(document.querySelector('iframe')).toBe(frame)
  say('sportsbook:deposit', {})
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  expect(onHandle).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  expect(document.querySelector('iframe')).toBeNull()
  expect(onHandle).toHaveBeenLastCalledWith(null)
})
