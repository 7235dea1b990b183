import { expect, it } from 'vitest'

import { linkedMatch } from './linked-match.ts'

const dropped = (text: string) => linkedMatch({ getData: () => text })

it('knows a match by its link, from any page and in any language', () => {
  expect(dropped('https://bets.example/de/sports/soccer/arsenal-chelsea-m123')).toBe('123')
  expect(dropped('https://bets.example/sports/soccer/m7?view=chat\r\nhttps://x.example')).toBe('7')
})

it('takes no other link', () => {
  for (const text of ['', 'm12', 'https://bets.example/sports/soccer/premier-league-l1']) {
    expect(dropped(text)).toBeNull()
  }
})
