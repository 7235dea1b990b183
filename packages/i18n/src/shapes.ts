import type { TextFile } from './files.ts'
import { readTexts } from './read-folder.ts'
import { readLanguages } from './read-languages.ts'
import { plainShape, readMessage } from './read-message.ts'

/** What each English text takes. A number where any language has forms for it. */
export function shapesOf(folder: string, file: TextFile): Record<string, string> {
  const others = readLanguages(folder).map(({ code }) => readTexts(folder, code, file))
  const shapes = Object.entries(readTexts(folder, 'en', file)).map(([key, text]) => {
    const all = others.flatMap((texts) => [...readMessage(texts[key] ?? '').shapes])
    const shape = readMessage(text).placeholders.map((name) => {
      const found = all.filter(([other]) => other === name).map(([, own]) => own)
      return found.find((own) => own !== plainShape(name)) ?? plainShape(name)
    })
    return [key, shape.join('')] as const
  })
  return Object.fromEntries(shapes)
}
