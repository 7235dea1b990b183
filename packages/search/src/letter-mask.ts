/** A bit for each letter that a word has; letters beyond 32 share theirs. */
export function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}

/** How many letters of a term a word lacks, at least: each of them is a slip. */
export function lackedLetters(term: number, word: number): number {
  let lacked = term & ~word
  let count = 0
  while (lacked !== 0) {
    lacked &= lacked - 1
    count += 1
  }
  return count
}
