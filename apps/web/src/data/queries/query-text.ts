/**
 * Query data as text on its way from the server's rendering into the browser. One string costs the
 * page's serialiser next to nothing, where a tree of thousands of small objects costs it most of the
 * rendering. The names of fields stand once per shape of object, not once per object, which halves
 * the text of a list; amounts, which JSON does not know, are tagged.
 */
export function toText(data: unknown): string {
  const shapes: string[] = []
  const known = new Map<string, number>()
  const shapeOf = (keys: string): number => {
    const before = known.get(keys)
    if (before !== undefined) return before
    known.set(keys, shapes.length)
    return shapes.push(keys) - 1
  }
  const write = (value: unknown): string => {
    switch (typeof value) {
      case 'string':
        return JSON.stringify(value)
      case 'number':
        return Number.isFinite(value) ? String(value) : 'null'
      case 'boolean':
        return value ? 'true' : 'false'
      case 'bigint':
        return `{"bigint":"${value}"}`
      case 'object':
        if (value === null) return 'null'
        return Array.isArray(value) ? writeList(value) : writeRecord(value)
      default:
        return 'null'
    }
  }
  const writeList = (items: readonly unknown[]): string => {
    let text = `[${LIST}`
    for (const item of items) text += `,${write(item)}`
    return `${text}]`
  }
  const writeRecord = (record: object): string => {
    let keys = ''
    let values = ''
    for (const key of Object.keys(record)) {
      const value = (record as Record<string, unknown>)[key]
      if (value === undefined) continue
      keys += keys === '' ? keyText(key) : `,${keyText(key)}`
      values += `,${write(value)}`
    }
    return `[${shapeOf(keys)}${values}]`
  }
  const packed = write(data)
  return `[[${shapes.map((keys) => `[${keys}]`).join(',')}],${packed}]`
}

/** Fields have few names, which stand in all objects. */
const keyTexts = new Map<string, string>()
const MOST_KEYS = 2_000

function keyText(key: string): string {
  let text = keyTexts.get(key)
  if (text === undefined) {
    text = JSON.stringify(key)
    // Keys of records are data: there is no end of those.
    if (keyTexts.size < MOST_KEYS) keyTexts.set(key, text)
  }
  return text
}

/** Stands before the items of an array, where an object has the number of its shape. */
const LIST = -1

export function fromText(text: unknown): unknown {
  const [shapes, packed] = JSON.parse(String(text)) as [string[][], unknown]
  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (!Array.isArray(value)) return BigInt((value as { bigint: string }).bigint)
    const [shape, ...values] = value as [number, ...unknown[]]
    if (shape === LIST) return values.map(unpack)
    const keys = shapes[shape] ?? []
    return Object.fromEntries(keys.map((key, index) => [key, unpack(values[index])]))
  }
  return unpack(packed)
}
