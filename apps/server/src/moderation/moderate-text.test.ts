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
    expect(cleanText('We \u2764\uFE0F g\u3164o\u2800al')).toBe('We \u2764\uFE0F goal')
    expect(['\u3164', '\u115F \u2800', '\uFFA0', '\u0301', '\uFE0F'].map(cleanText)).toEqual(
      Array.from({ length: 5 }, () => ''),
    )
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

describe('[STREAM-04] an address of a page or a mailbox', () => {
  it.each([
    'winbig.com',
    'Winbig.Com',
    'WINBIG.NET now',
    '1xbet.co',
    '365.bet',
    'winbig.football',
    'big-win.it',
    'bwin.it',
    'Join Bwin.it, they pay',
    'look at snai.it!',
    'sisal.it pays more',
    'bets-on.it was my best',
    'bet365.it was my best',
    'winbig.fr!',
    'winbig.co.uk',
    'bbc.ru',
    'winbig.anything/promo',
    'hxxp://winbig',
    'tg://join',
    'me@winbig.agency',
    'me@gmail.com',
    't.co/x',
    '10.0.0.1:8080',
    'winbig dot com',
    'winbig DOT casino',
    'winbig d o t com',
    'winbig d o t c o m',
    'w i n b i g . c o m',
    'winbig (d.o.t) com winbig[dot]net',
    'winbig -dot- com',
    'winbig. com',
    'winbig .bet',
    'winbig punkt com',
    'winbig punto com',
    'winbig ponto com',
    'winbig ponto com!',
    'winbig piste com',
    'winbig point com',
    'winbig نقطة كوم',
    'winbig دات کام',
    'winbig נקודה קום',
    'winbig ڈاٹ کام',
    'winbig\u00B7com',
    'winbig\u06D4com',
    'winbig\u2024com',
    'win\u3164big\u2800.com',
    'winbig.\u115Fcom',
    'winbig.рф',
    'wіnbіg.Сom',
  ])('is seen in %j', (text) => expect(refusalOf(text)).toBe('links'))

  it.each([
    'e.g. a corner, i.e. nothing',
    'z.B. so, d.h. nein, u.a. auch',
    'Odds 3.5, then 2.10',
    'In der 2.Bundesliga und der 1. Liga',
    'St.Pauli v St.Gallen',
    'F.C. Köln, A.C. Milan, U.S. Sassuolo',
    '4.3.3 or 4.2.3.1?',
    'Kick-off 20.45, 5.11.2026',
    'What a goal.Now the next one',
    'Nice one.it was close',
    'great.it was close',
    'What a match.it could be more',
    'Tolles Spiel.es war knapp',
    'good goal.it went in',
    'I said yeah.no!',
    'Tell them.me too',
    'yes.no.ok.so what',
    'No... he was in',
    'Wait...what',
    'Empate, um ponto com o empate do Santos',
    'Somou 1 ponto com isso',
    'A two point bet on the line',
    'Auf den Punkt top gespielt',
    'On the dot!',
    'Connect the dots',
    'vs.Arsenal',
    'Jr.scored, Vini Jr.10',
    'نقطة واحدة تكفي',
    'کیا گول تھا۔ شاباش',
    'Победа!Гол.Ура',
    'What...a...save',
    'and/or',
    '2/1 at 5.0',
  ])('is not seen in %j', (text) => expect(refusalOf(text)).toBeNull())
})
