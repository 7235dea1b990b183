import { ar } from './phrases/ar.ts'
import { br } from './phrases/br.ts'
import { es } from './phrases/es.ts'
import { fa } from './phrases/fa.ts'
import { fi } from './phrases/fi.ts'
import { fr } from './phrases/fr.ts'
import { he } from './phrases/he.ts'
import { it } from './phrases/it.ts'
import { no } from './phrases/no.ts'
import { ur } from './phrases/ur.ts'

/** Names of the feed in pieces, by their English form, per language. */
export const PHRASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
