import { expect, it } from 'vitest'
import { slugify } from './slug.ts'

it.each([
  ['1. FC Köln Mainz 05', '1-fc-koln-mainz-05'],
  ['Gießen Łódź', 'giessen-lodz'],
  ['Brøndby IF', 'brondby-if'],
  ['Ankara Yıldız', 'ankara-yildiz'],
  ['İzmir Frederik Bækdal', 'izmir-frederik-baekdal'],
  ['Đorđe Þór Æðelred', 'dorde-thor-aedelred'],
  ['  Atlético -- Madrid! ', 'atletico-madrid'],
  ['東京', 'event'],
])('[AMB-01] turns %s into %s', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
