/**
 * Query data as text on its way from the server's rendering into the browser. One string costs the
 * page's serialiser next to nothing, where a tree of thousands of small objects costs it most of the
 * rendering. The names of fields stand once per shape of object, not once per object, which halves
 * the text of a list; amounts, which JSON does not know, are tagged.
 */
export function toText(data: unknown): string {
  const shapes: string[][] = []
  const known = new Map<string, number>()
  const pack = (value: unknown): unknown => {
    if (typeof value === 'bigint') return { bigint: value.toString() }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return [LIST, ...value.map(pack)]
    const record = value as Record<string, unknown>
    const keys = Object.keys(record).filter((key) => record[key] !== undefined)
    const name = [keys.length, ...keys].join('\n')
    let shape = known.get(name)
    if (shape === undefined) {
      shape = shapes.push(keys) - 1
      known.set(name, shape)
    }
    return [shape, ...keys.map((key) => pack(record[key]))]
  }
  const packed = pack(data)
  return JSON.stringify([shapes, packed])
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
