import { describe, expect, it } from 'vitest'

import { cleanText, refusalOf } from './moderate-text.ts'

describe('[STREAM-04] what is said in a room', () => {
  it.each(['What a goal!', 'Das war knapp, schön gespielt.', 'Scunthorpe 2.5 over', 'GOAL!!!'])(
    'may be %s',
    (text) => expect(refusalOf(text)).toBeNull(),
  )

  it.each(['you fucker', 'FÚCK this', 'sh1t', 'f u c k', 'Hurensöhne? Hurensohn!', 'fuuuuck'])(
    'may not be %s',
    (text) => expect(refusalOf(text)).toBe('words'),
  )

  it.each(['see https://x.y', 'free tips at winbig.com', 'www.tips'])(
    'may not lead away: %s',
    (text) => expect(refusalOf(text)).toBe('links'),
  )

  it('is one line of what can be seen', () => {
    expect(cleanText('  a\n\tb\u202E\u200B  c ')).toBe('a b c')
  })
})

describe('[S5] one rule for what others read', () => {
  it.each(['fυсk this', 'ＦＵＣＫ', 'fu\u200Bck', 'ꜱʜɪᴛ'])('sees through %s', (text) =>
    expect(refusalOf(text)).toBe('words'),
  )

  it.each(['winbig．com', 'wіnbіg.соm', 'winbig (dot) com', 'winbig . com', 'join t.me/x'])(
    'sees a link in %s',
    (text) => expect(refusalOf(text)).toBe('links'),
  )

  it.each(['He fooled us. Me too', 'Nil all. Net result: nothing', 'Nazlı yazdı', 'Победа!'])(
    'takes no offence at %s',
    (text) => expect(refusalOf(text)).toBeNull(),
  )
})
