/** A stream of numbers in [0, 1) that is the same for the same key on every machine. */
export type Random = () => number

/** 32-bit FNV-1a over the parts, finished with murmur3's mixer. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    const text = `${part}\u0000`
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    }
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** sfc32 (Doty-Humphrey), warmed up. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  let a = hashOf('a', ...parts) | 0
  let b = hashOf('b', ...parts) | 0
  let c = hashOf('c', ...parts) | 0
  let counter = 1
  const next: Random = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** A number in [0, 1) that belongs to a key. */
export function unitOf(...parts: readonly (string | number)[]): number {
  return hashOf(...parts) / 4294967296
}

export const exponential = (random: Random, rate: number): number => -Math.log(1 - random()) / rate

/** Index drawn with the given weights (they need not add up to 1). */
export function drawIndex(random: Random, weights: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < weights.length; i++) total += weights[i] ?? 0
  let left = random() * total
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] ?? 0
    if (left < 0) return i
  }
  return weights.length - 1
}
