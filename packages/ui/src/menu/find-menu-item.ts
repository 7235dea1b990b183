/**
 * The index that a key leads to in a menu, or null when the key is none of the menu's. Arrows go
 * round; a character finds the next label that begins with it.
 */
export function findMenuItem(
  key: string,
  current: number,
  labels: readonly string[],
): number | null {
  const count = labels.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (Array.from(key).length !== 1 || key === ' ') return null
  const wanted = key.toLocaleLowerCase()
  for (let step = 1; step <= count; step += 1) {
    const index = (current + step) % count
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index
  }
  return null
}
