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

function groupIn<Text>(group: Nested<Text>, name: string): Nested<Text> {
  const inside = group[name] ?? {}
  group[name] = inside
  return inside
}
