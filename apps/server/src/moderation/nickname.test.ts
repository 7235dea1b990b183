import { describe, expect, it } from 'vitest'
import { skeletonOf } from './letters.ts'
import { refusalOfNickname } from './nickname.ts'

describe('[S5] nicknames', () => {
  const refusal = (name: string) => refusalOfNickname(name, ['Acme Bet'])

  it.each([
    'Ada',
    'Ada_99',
    "O'Neill",
    'Müller 1899',
    'Владимир',
    'محمد',
    'עומר',
    'राम',
    'Supporter',
    'Admiral',
    'Modric',
    'Nazlı',
    'Scunthorpe',
    'Sven-Åke',
  ])('may be %s', (name) => expect(refusal(name)).toBeNull())

  it.each([
    'Touchline Support',
    'T0uchline',
    'Тоuсhlіne',
    'ᴛouchline',
    'touch-line',
    'Support',
    'SuррοrtTeam',
    'sUPP0RT',
    'supp0rt_1',
    '𝓐𝓭𝓶𝓲𝓷',
    'ᴀᴅᴍɪɴ',
    'Adrnin',
    'ADMlN',
    'a d m i n',
    'Admin42',
    'ACME  bet',
    'acmebet-vip',
  ])('may not speak for the house: %s', (name) => {
    // What is refused for its signs does not get in either.
    expect(['reserved', 'signs']).toContain(refusal(name.normalize('NFKC')))
  })

  it.each([
    'ada\u202Enimda',
    'ada\u2066x',
    'a\u200Bda',
    'winbig.com',
    'www winbig',
    'winbig dot com',
    'https://x',
    '@ada',
    'a\nb',
    '🙂',
    '-',
    ' ',
    'a'.repeat(31),
    'Z\u0300\u0301\u0302a',
    '\u3164',
    'Ada\u115F',
    '\uFFA0Ada',
    'A\u034Fda',
    'winbig d o t com',
  ])('may not hold %j', (name) => expect(refusal(name)).toBe('signs'))

  it.each(['FÚCK', 'sh1thead', 'Wаnkеr', 'f-u-c-k'])('may not be %s', (name) =>
    expect(refusal(name)).toBe('unsuitable'),
  )

  it.each([
    ['Ada Lovelace', 'ada_lovelace'],
    ['Ada', 'Аdа'],
    ['Will', 'WiII'],
    ['Bob1', 'Bobl'],
    ['Modern', 'Modem'],
    ['Zoe', 'Zoë'],
    ['soren', 'Søren'],
    ['Ｊane', 'Jane'],
  ])('%s and %s are taken for each other', (one, other) =>
    expect(skeletonOf(one)).toBe(skeletonOf(other)),
  )

  it.each([
    ['Ada', 'Ida'],
    ['Лил', 'Пип'],
    ['राम', 'रीमा'],
    ['Player3', 'Player8'],
  ])('%s and %s are not', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)))
})
