import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

import type { Texts } from './files.ts'

export type Nested<Text> = { [key: string]: Text | Nested<Text> }

/** Texts in groups by the parts of their keys: `slip.open` is `open` in `slip`. */
export function nested<Text = string>(
  texts: Texts,
  valueOf: (text: string) => Text = (text) => text as Text,
): Nested<Text> {
  const all: Nested<Text> = {}
  for (const [key, text] of Object.entries(texts)) {
    const path = key.split('.')
    const last = path.pop() ?? key
    let group = all
    for (const part of path) group = groupIn(group, part)
    group[last] = valueOf(text)
  }
  return all
}

/** The same, ready for `use-intl` without its parser. */
export function compiledTexts(texts: Texts): Nested<CompiledMessage> {
  return nested(texts, (text) => compile(text))
}

function groupIn<Text>(group: Nested<Text>, name: string): Nested<Text> {
  const inside = group[name] ?? {}
  group[name] = inside
  return inside
}
