/*
 * Lines of the grounds as seen from above, in a box of 100 by 56: the home side plays from the left.
 * Proportions are those of the rule books; what is alike at both ends is drawn once and turned.
 */
const bothEnds = (lines: string): string => `${lines}<g transform="rotate(180 50 28)">${lines}</g>`

const path = (d: string, attributes = ''): string => `<path d="${d}"${attributes}/>`
const rect = (x: number, y: number, width: number, height: number, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx > 0 ? ` rx="${rx}"` : ''}/>`
const circle = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`
const dot = (x: number, y: number, r = 0.7): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--spot,currentColor)" stroke="none"/>`
const dashed = ' stroke-dasharray="5 4"'

const yards = Array.from({ length: 19 }, (_, index) => 11 + 3.9 * (index + 1))
const spokes = Array.from({ length: 20 }, (_, index) => {
  const angle = ((index + 0.5) * Math.PI) / 10
  const at = (r: number) =>
    `${(50 + r * Math.sin(angle)).toFixed(2)} ${(28 - r * Math.cos(angle)).toFixed(2)}`
  return `M${at(2)}L${at(21)}`
}).join('')

export const groundDrawings: Readonly<Record<string, string>> = {
  plain: rect(6, 4, 88, 48, 2) + path('M50 4V52'),
  pitch:
    rect(10, 2, 80, 52) +
    path('M50 2V54') +
    circle(50, 28, 7) +
    dot(50, 28) +
    bothEnds(
      path(
        'M10 12.6H22.6V43.4H10M10 21H14.2V35H10M22.6 22.4A7 7 0 0 1 22.6 33.6M10 3A1 1 0 0 0 11 2M11 54A1 1 0 0 0 10 53M10 25.2H7.8V30.8H10',
      ) + dot(18.4, 28, 0.6),
    ),
  court:
    rect(14, 11.4, 72, 33.2) +
    path('M50 9V47') +
    bothEnds(path('M14 15.5H50M14 40.5H50M30.6 15.5V40.5M30.6 28H50M14 28H15.2')),
  badminton:
    rect(8, 8, 84, 40) +
    path('M50 5V51') +
    bothEnds(path('M8 11H92M12.7 8V48M37.6 8V48M8 28H37.6')),
  table: rect(17, 9.7, 66, 36.6) + path('M17 28H83') + path('M50 7.4V48.6'),
  volleyball:
    rect(14, 10, 72, 36) +
    path('M50 7V49') +
    bothEnds(path('M38 10V46M38 8.6V7M38 47.4V49M14 37V46')),
  basketball:
    rect(4, 3.5, 92, 49) +
    path('M50 3.5V52.5') +
    circle(50, 28, 5.9) +
    bothEnds(
      path(
        'M4 6.5H13.8A22.1 22.1 0 0 1 13.8 49.5H4M4 20H23V36H4M23 22.1A5.9 5.9 0 0 1 23 33.9M9.2 23.9A4.1 4.1 0 0 1 9.2 32.1M7.9 25V31',
      ) + circle(9.4, 28, 1.1),
    ),
  rink:
    rect(4, 7, 92, 42, 12) +
    path('M50 7V49') +
    circle(50, 28, 6.9) +
    bothEnds(
      path('M38.5 7V49M10.1 8.6V47.4M10.1 25.2A2.8 2.8 0 0 1 10.1 30.8M10.1 26.6H8.2V29.4H10.1') +
        circle(19.4, 17.5, 6.9) +
        circle(19.4, 38.5, 6.9) +
        dot(19.4, 17.5) +
        dot(19.4, 38.5) +
        dot(41, 17.5) +
        dot(41, 38.5),
    ),
  handball:
    rect(4, 5, 92, 46) +
    path('M50 5V51') +
    bothEnds(
      path(
        'M4 10.8A13.8 13.8 0 0 1 17.8 24.6V31.4A13.8 13.8 0 0 1 4 45.2M20.1 26.8V29.2M13.2 27.6V28.4M4 24.6H2V31.4H4',
      ) + path('M10.8 5A20.7 20.7 0 0 1 24.7 24.6V31.4A20.7 20.7 0 0 1 10.8 51', dashed),
    ),
  gridiron:
    rect(3.2, 7, 93.6, 42) +
    yards
      .map((x, index) =>
        path(
          `M${x.toFixed(1)} 7V49M${(x - 0.5).toFixed(1)} 25.4h1M${(x - 0.5).toFixed(1)} 30.6h1`,
          index % 2 === 0 ? ' opacity="0.5"' : '',
        ),
      )
      .join('') +
    bothEnds(path('M11 7V49M3.2 25.6V30.4M3.2 28H1.6')),
  rugby:
    rect(5.6, 2, 88.8, 52) +
    path('M50 2V54') +
    path('M13 5.7H87M13 13.1H87M13 42.9H87M13 50.3H87', dashed) +
    bothEnds(path('M13 2V54M29.3 2V54M13 25.9V30.1') + path('M42.6 2V54M16.7 2V54', dashed)),
  diamond:
    path('M17.5 18.5 50 51 82.5 18.5A46 46 0 0 0 17.5 18.5Z') +
    path('M33.4 35.4A18.6 18.6 0 0 1 66.6 35.4', ' opacity="0.6"') +
    path('M50 51 40.1 41.1 50 31.2 59.9 41.1Z') +
    circle(50, 41.3, 1.9) +
    circle(50, 51, 3),
  oval:
    path('M4 28A46 27 0 0 1 96 28A46 27 0 0 1 4 28Z') +
    path('M42 15H58A13 13 0 0 1 58 41H42A13 13 0 0 1 42 15Z', dashed) +
    rect(41, 25.6, 18, 4.8) +
    bothEnds(path('M43.6 25.2V30.8M42 26.2H43.6M42 29.8H43.6M42 27.1V28.9')),
  dartboard:
    circle(50, 28, 27) +
    circle(50, 28, 21) +
    circle(50, 28, 19.6) +
    circle(50, 28, 13.3) +
    circle(50, 28, 11.9) +
    circle(50, 28, 2) +
    dot(50, 28, 0.9) +
    path(spokes),
  map:
    rect(6, 3, 88, 50, 2) +
    rect(42, 6, 16, 13, 1) +
    rect(42, 37, 16, 13, 1) +
    bothEnds(
      rect(9, 20, 14, 16, 1) +
        path('M23 28H50M16 20V12.5H42M16 36V43.5H42M31 12.5V43.5', ' opacity="0.6"'),
    ),
  lanes:
    rect(23, 1.5, 54, 53, 2) +
    path('M26 5 74 51', dashed) +
    path('M30 46V8H70M30 48H70V10M31 47 69 9', ' opacity="0.6"') +
    bothEnds(
      path(
        'M23 40A14.5 14.5 0 0 1 37.5 54.5M29 35h2v-2h-2ZM29 24h2v-2h-2ZM42 49h2v-2h-2ZM54 49h2v-2h-2Z',
      ),
    ),
  ring: rect(26, 4, 48, 48) + rect(30, 8, 40, 40) + bothEnds(path('M26 4 30 8M26 52 30 48')),
  baize:
    rect(4, 5, 92, 46, 2) +
    path('M24 5V51M24 20.3A7.7 7.7 0 0 0 24 35.7') +
    dot(24, 28) +
    dot(50, 28) +
    dot(73, 28) +
    dot(88, 28) +
    [6, 50, 94].map((x) => circle(x, 5, 1.6) + circle(x, 51, 1.6)).join(''),
}
