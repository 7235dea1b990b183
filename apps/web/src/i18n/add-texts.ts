/** Into the same objects: translators that are there already find the new texts. */
export function addTexts(into: object, more: object): void {
  const texts = into as Record<string, unknown>
  for (const [key, text] of Object.entries(more)) {
    const known = texts[key]
    if (isGroup(known) && isGroup(text)) addTexts(known, text)
    else texts[key] = text
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
