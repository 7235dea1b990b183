import type { SiteDocument } from '@touchline/contract'

type Theme = SiteDocument['theme']

/**
 * The operator's tokens as a style sheet; one that is said for one theme alone stays in the other as
 * it comes. Null where nothing is said.
 */
export function themeCss({ light, dark }: Theme): string | null {
  const rules = [
    rule(
      ':root',
      Object.entries(light).filter(([name, value]) => dark[name] === value),
    ),
    ...(['light', 'dark'] as const).flatMap((theme) => {
      const own = Object.entries(theme === 'light' ? light : dark).filter(
        ([name]) => light[name] !== dark[name],
      )
      return [
        rule(`:root[data-theme='${theme}']`, own),
        media(theme, rule(':root:not([data-theme])', own)),
      ]
    }),
  ].filter((text) => text !== '')
  return rules.length === 0 ? null : rules.join('\n')
}

function rule(selector: string, tokens: readonly (readonly [string, string])[]): string {
  if (tokens.length === 0) return ''
  return `${selector} { ${tokens.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`
}

const media = (theme: string, inside: string): string =>
  inside === '' ? '' : `@media (prefers-color-scheme: ${theme}) { ${inside} }`
