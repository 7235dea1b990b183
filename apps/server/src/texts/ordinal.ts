type Gender = 'm' | 'f'

const dotted = (n: number): string => `${n}.`
const plain = String

/** How a language writes an ordinal in front of a noun, where not as English does. */
const ORDINALS: Readonly<Record<string, (n: number, gender: Gender) => string>> = {
  de: dotted,
  no: dotted,
  fi: dotted,
  fr: (n, gender) => (n === 1 ? (gender === 'f' ? '1re' : '1er') : `${n}e`),
  it: (n, gender) => (gender === 'f' ? `${n}ª` : `${n}°`),
  es: (n, gender) => (gender === 'f' ? `${n}.ª` : n === 1 || n === 3 ? `${n}.er` : `${n}.º`),
  br: (n, gender) => (gender === 'f' ? `${n}ª` : `${n}º`),
  ar: plain,
  he: plain,
  fa: plain,
  ur: plain,
}

/** `1st`, `2.`, `3e`; `1re manche` and `1er but`. */
export function ordinalIn(n: number, language: string, gender: Gender = 'm'): string {
  const style = ORDINALS[language]
  if (style !== undefined) return style(n, gender)
  const teen = n % 100 >= 11 && n % 100 <= 13
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}
