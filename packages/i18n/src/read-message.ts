import compile from 'icu-minify/compile'

type Part = string | number | readonly unknown[]

export type ReadMessage = {
  /** Names of the arguments and tags, sorted. */
  placeholders: readonly string[]
  /** The named forms of every plural in it, `=0` and its like left out. */
  plurals: readonly (readonly string[])[]
  /** The same of every ordinal. */
  ordinals: readonly (readonly string[])[]
  /** Each in the shortest message that takes it; a `select` takes any text, as a plain one does. */
  shapes: ReadonlyMap<string, string>
}

const PLURAL = 2
const ORDINAL = 3
const SHAPES: Readonly<Record<number, string>> = {
  2: ', plural, other {}',
  3: ', selectordinal, other {}',
  4: ', number',
  5: ', date',
  6: ', time',
}

/** What a message takes and which forms it knows. @throws for one that cannot be read */
export function readMessage(text: string): ReadMessage {
  const shapes = new Map<string, string>()
  const plurals: string[][] = []
  const ordinals: string[][] = []
  const read = (value: unknown): void => {
    if (!Array.isArray(value)) return
    for (const part of value as Part[]) if (Array.isArray(part)) readPart(part)
  }
  const readPart = ([argument, type, options, ...rest]: readonly unknown[]): void => {
    const name = String(argument)
    if (typeof type !== 'number' || type === 0) {
      if (type === undefined) shapes.set(name, shapes.get(name) ?? plainShape(name))
      else shapes.set(name, `<${name}></${name}>`)
      return read([type, options, ...rest])
    }
    const forms = Object.entries(typeof options === 'object' && options !== null ? options : {})
    shapes.set(name, `{${name}${SHAPES[type] ?? ''}}`)
    const named = forms.map(([form]) => form).filter(isNamed)
    if (type === PLURAL) plurals.push(named)
    if (type === ORDINAL) ordinals.push(named)
    for (const [, form] of forms) read(form)
  }
  read(compile(text))
  return { placeholders: [...shapes.keys()].toSorted(), plurals, ordinals, shapes }
}

/** Of an argument that is put in as it is. */
export function plainShape(name: string): string {
  return `{${name}}`
}

function isNamed(form: string): boolean {
  return !form.startsWith('=')
}
