const dotted = (n: number): string => `${n}.`
const plain = String

/** How a language writes an ordinal, where not as English does. */
const ORDINALS: Readonly<Record<string, (n: number) => string>> = {
  de: dotted,
  no: dotted,
  fi: dotted,
  fr: (n) => (n === 1 ? '1er' : `${n}e`),
  it: (n) => `${n}°`,
  es: (n) => `${n}.º`,
  br: (n) => `${n}º`,
  ar: plain,
  he: plain,
  fa: plain,
  ur: plain,
}

/** `1st`, `2.`, `3e` */
export function ordinalIn(n: number, language: string): string {
  const style = ORDINALS[language]
  if (style !== undefined) return style(n)
  const teen = n % 100 >= 11 && n % 100 <= 13
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}
