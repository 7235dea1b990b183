import compile from 'icu-minify/compile'

type Part = string | number | readonly unknown[]

export type ReadMessage = {
  /** Names of the arguments and tags, sorted. */
  placeholders: readonly string[]
  /** The named forms of every plural in it, `=0` and its like left out. */
  plurals: readonly (readonly string[])[]
}

const PLURALS: ReadonlySet<unknown> = new Set([2, 3])

/** What a message takes and which forms it knows. @throws for one that cannot be read */
export function readMessage(text: string): ReadMessage {
  const names = new Set<string>()
  const plurals: string[][] = []
  const read = (value: unknown): void => {
    if (!Array.isArray(value)) return
    for (const part of value as Part[]) if (Array.isArray(part)) readPart(part)
  }
  const readPart = ([name, type, options, ...rest]: readonly unknown[]): void => {
    names.add(String(name))
    if (typeof type !== 'number') return read([type, options, ...rest])
    if (typeof options !== 'object' || options === null) return undefined
    const forms = Object.entries(options)
    if (PLURALS.has(type)) plurals.push(forms.map(([form]) => form).filter(isNamed))
    for (const [, form] of forms) read(form)
  }
  read(compile(text))
  return { placeholders: [...names].toSorted(), plurals }
}

function isNamed(form: string): boolean {
  return !form.startsWith('=')
}
