export type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>

/** What `import.meta.glob` finds by file, by the language whose folder it is in. */
export function byLanguage<Found>(byFile: Readonly<Record<string, Found>>): Record<string, Found> {
  const entries = Object.entries(byFile)
  return Object.fromEntries(entries.map(([path, found]) => [path.split('/').at(-2) ?? '', found]))
}
