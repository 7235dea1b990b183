const known = new Map<string, string>()

/** `camelCase` to `snake_case`: the wire's spelling of a field name. Takes names of schemas only. */
export function toSnake(key: string): string {
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  known.set(key, snake)
  return snake
}
