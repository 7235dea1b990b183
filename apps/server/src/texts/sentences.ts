import { ar } from './sentences/ar.ts'
import { br } from './sentences/br.ts'
import { es } from './sentences/es.ts'
import { fa } from './sentences/fa.ts'
import { fi } from './sentences/fi.ts'
import { fr } from './sentences/fr.ts'
import { he } from './sentences/he.ts'
import { it } from './sentences/it.ts'
import { no } from './sentences/no.ts'
import { ur } from './sentences/ur.ts'

/** What markets and their rules say, by the English sentence, per language. */
export const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar,
  br,
  es,
  fa,
  fi,
  fr,
  he,
  it,
  no,
  ur,
}
