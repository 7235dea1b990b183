/** Messages of a namespace or of a language: texts in groups. */
export type Texts = { readonly [key: string]: string | Texts }

/** A language's own texts, as far as there are any. */
export type Translation<Base> = { readonly [Key in keyof Base]?: TranslationOf<Base[Key]> }

type TranslationOf<Value> = Value extends string ? string : Translation<Value>

/**
 * The texts of `base` in another language; what that does not say stays as it is. This runs when the
 * pages are built, so a browser loads the result alone.
 */
export function translate<Base extends Texts>(base: Base, own: Translation<Base>): Base {
  const entries = Object.entries(base).map(([key, text]) => {
    const translated = (own as Readonly<Record<string, unknown>>)[key]
    if (typeof text === 'string') return [key, typeof translated === 'string' ? translated : text]
    const group = typeof translated === 'object' && translated !== null ? translated : {}
    return [key, translate(text, group)]
  })
  return Object.fromEntries(entries) as Base
}

/** The same texts, each changed by a rule: a variant that only spells differently. */
export function respell<Base extends Texts>(base: Base, rule: (text: string) => string): Base {
  const entries = Object.entries(base).map(([key, text]) => [
    key,
    typeof text === 'string' ? rule(text) : respell(text, rule),
  ])
  return Object.fromEntries(entries) as Base
}
