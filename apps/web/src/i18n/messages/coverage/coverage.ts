type Texts = ReadonlyMap<string, string>

/** Keys that a language lacks, and keys that stand for nothing any more. */
export function coverage(english: Texts, own: Texts): { missing: string[]; unknown: string[] } {
  return {
    missing: [...english.keys()].filter((key) => !own.has(key)),
    unknown: [...own.keys()].filter((key) => !english.has(key)),
  }
}
