import { crestFile } from '@touchline/ui/crest'
import type { ReactElement } from 'react'

import { startText, type CardContent } from './card-content.ts'

export const CARD_WIDTH = 1_200
export const CARD_HEIGHT = 630

const INK = '#f2f4ef'
const QUIET = '#a9b3ab'
const GROUND = '#0c110e'
const RAISED = '#2b332e'
const SIGNAL = '#f5a524'
const MOST_LEGS = 4

/** An element as satori takes it: React's shape, which needs nothing of React to be made. */
export type CardElement = ReactElement<{ style: Style; children?: CardChild; src?: string }, string>
type CardChild = string | readonly CardElement[]
type Style = Record<string, string | number>

const box = (style: Style, children: CardChild): CardElement => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

const picture = (svg: string, size: number): CardElement => ({
  type: 'img',
  key: null,
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    style: { width: size, height: size, flexShrink: 0 },
  },
})

/** As much of a text as has room, in at most so many lines. */
const text = (value: string, size: number, lines: number, style: Style = {}): CardElement => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'block', fontSize: size, lineHeight: 1.2, lineClamp: lines, ...style },
    children: value,
  },
})

export function designCard(content: CardContent): CardElement {
  return box(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      flexDirection: 'column',
      padding: 64,
      boxSizing: 'border-box',
      color: INK,
      backgroundColor: GROUND,
      borderTop: `6px solid ${INK}`,
      fontFamily: 'Archivo',
      fontWeight: 500,
    },
    inside(content),
  )
}

function inside(content: CardContent): CardElement[] {
  switch (content.kind) {
    case 'site':
      return [box({ margin: 'auto' }, [brand(96)])]
    case 'match':
      return match(content)
    case 'bet':
      return bet(content)
  }
}

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 21V4h17M4 12.8A8.8 8.8 0 0 0 12.8 4" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16.5" cy="16.5" r="2.8" fill="${INK}"/></svg>`

function brand(size: number): CardElement {
  return box({ alignItems: 'center', gap: size / 3 }, [
    picture(MARK, size * 1.4),
    text('Touchline', size, 1, { fontWeight: 700 }),
  ])
}

function match(content: Extract<CardContent, { kind: 'match' }>): CardElement[] {
  const { league, sides, badge, startsAt } = content
  return [
    brand(44),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 28 },
      sides.map((side) => named(side, badge)),
    ),
    box({ justifyContent: 'space-between', alignItems: 'flex-end', gap: 48, color: QUIET }, [
      text(league, 36, 1, { flexShrink: 1 }),
      text(startText(startsAt), 36, 1, { flexShrink: 0, color: INK }),
    ]),
  ]
}

function named(
  { name, kit }: Extract<CardContent, { kind: 'match' }>['sides'][number],
  badge: 'team' | 'player',
): CardElement {
  return box({ alignItems: 'center', gap: 36 }, [
    picture(crestFile(name, badge, kit), 120),
    text(name, name.length > 24 ? 56 : 76, 2, { fontWeight: 700, flexShrink: 1 }),
  ])
}

function bet({ legs, total }: Extract<CardContent, { kind: 'bet' }>): CardElement[] {
  const shown = legs.length > MOST_LEGS ? legs.slice(0, MOST_LEGS - 1) : legs
  const more = legs.length - shown.length
  const figure = text(total ?? '', 72, 1, { fontWeight: 700, color: SIGNAL })
  return [
    box({ justifyContent: 'space-between', alignItems: 'center' }, [
      brand(44),
      ...(total === null || legs.length < 2 ? [] : [figure]),
    ]),
    box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 16 }, [
      ...shown.map(leg),
      ...(more > 0 ? [text(`+ ${more}`, 36, 1, { color: QUIET })] : []),
    ]),
  ]
}

function leg({ match: name, outcome, odds }: { match: string; outcome: string; odds: string }) {
  return box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 40,
      padding: '12px 28px',
      boxSizing: 'border-box',
      borderRadius: 16,
      backgroundColor: RAISED,
    },
    [
      box({ flexDirection: 'column', flexShrink: 1 }, [
        ...(outcome === '' ? [] : [text(outcome, 34, 1, { fontWeight: 700 })]),
        text(name, 28, 1, { color: QUIET }),
      ]),
      text(odds, 44, 1, { fontWeight: 700, flexShrink: 0 }),
    ],
  )
}
