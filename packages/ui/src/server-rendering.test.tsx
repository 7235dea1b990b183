import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import * as ui from './index.ts'

const nothing = () => undefined
const queue = ui.createAlertQueue()
queue.push({ tone: 'info', title: 'a', durationMs: null })

const samples: Record<string, ReactElement> = {
  AmountField: <ui.AmountField label="l" currency="EUR" value="1" onValueChange={nothing} />,
  Breadcrumb: <ui.Breadcrumb label="l" items={[{ label: 'a', href: '/' }, { label: 'b' }]} />,
  Button: <ui.Button loading>a</ui.Button>,
  Checkbox: <ui.Checkbox label="l" error="e" />,
  ChipRow: (
    <ui.ChipRow label="l" startLabel="s" endLabel="e">
      <ui.Chip selected count={1} />
    </ui.ChipRow>
  ),
  Dialog: (
    <ui.Dialog open onClose={nothing} title="t" closeLabel="c" modalName="signIn">
      a
    </ui.Dialog>
  ),
  Disclosure: <ui.Disclosure summary="s">a</ui.Disclosure>,
  EmptyState: <ui.EmptyState picture={ui.slipPicture} title="t" />,
  Flag: <ui.Flag countryCode="DE" />,
  IconButton: <ui.IconButton icon="x" label="l" badge={1} />,
  LiveBadge: <ui.LiveBadge label="l" detail="1′" />,
  LiveDot: <ui.LiveDot />,
  Menu: (
    <ui.Menu
      label="l"
      items={[{ id: 'a', label: 'a' }]}
      trigger={(props) => <ui.Button {...props}>a</ui.Button>}
    />
  ),
  PasswordField: <ui.PasswordField label="l" showLabel="s" hideButtonLabel="h" />,
  ProgressBar: <ui.ProgressBar active label="l" />,
  Segmented: <ui.Segmented label="l" options={[]} value="a" onChange={nothing} />,
  Select: <ui.Select label="l" options={[{ value: 'a', label: 'a' }]} />,
  Sheet: (
    <ui.Sheet
      state="half"
      onStateChange={nothing}
      label="l"
      expandLabel="e"
      collapseLabel="c"
      strip="s"
    >
      a
    </ui.Sheet>
  ),
  Switch: <ui.Switch label="l" />,
  Tabs: <ui.Tabs label="l" idPrefix="t" tabs={[]} value="a" onChange={nothing} />,
  TeamLogo: <ui.TeamLogo name="a" logoUrl="/a.png" />,
  TextField: <ui.TextField label="l" hint="h" prefix="p" />,
  ToastRegion: <ui.ToastRegion queue={queue} label="l" closeLabel="c" />,
  Tooltip: (
    <ui.Tooltip text="t">{(id) => <ui.Button aria-describedby={id}>a</ui.Button>}</ui.Tooltip>
  ),
}

test.each(Object.entries(samples))('%s renders without a browser', (_name, sample) => {
  expect(renderToString(sample)).toMatch(/^<\w+/)
})

describe('OddsButton', () => {
  const open = {
    price: '1.85',
    odds: 1850,
    state: 'open',
    outcomeId: '7:1::1',
    accessibleName: '1, Match result, Ajax – PSV',
  } as const

  test('carries the public markers', () => {
    const html = renderToString(<ui.OddsButton {...open} selected />)
    expect(html).toContain('data-outcome-id="7:1::1"')
    expect(html).toContain('data-odds="1850"')
    expect(html).toContain('data-state="open"')
    expect(html).toContain('aria-pressed="true"')
    expect(html).toContain('aria-label="1, Match result, Ajax – PSV, 1.85"')
    expect(html).not.toContain('aria-disabled')
  })

  test('a suspended price says why and stays focusable', () => {
    const html = renderToString(
      <ui.OddsButton {...open} state="suspended" stateReason="suspended" />,
    )
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('1.85, suspended"')
    expect(html).not.toMatch(/ disabled/)
  })

  test('a suspended price is a lock alone', () => {
    const html = renderToString(<ui.OddsButton {...open} state="suspended" />)
    expect(html).not.toContain('>1.85<')
  })

  test('a closed price is a dash', () => {
    expect(renderToString(<ui.OddsButton {...open} state="closed" />)).toContain('>–<')
  })
})

test('[ALERT-02] [ALERT-03] the server sends an empty region for alerts', () => {
  const html = renderToString(<ui.ToastRegion queue={queue} label="Alerts" closeLabel="c" />)
  expect(html).toMatch(/^<div[^>]*role="status"[^>]*><\/div>$/)
})

test('[MODAL-20] a dialog takes 0.95 of the height as a sheet unless told otherwise', () => {
  expect(renderToString(samples['Dialog'])).toContain('--height-fraction:0.95')
})
