import type { matchInfo } from './messages/en/match-info.ts'

type Load = () => Promise<typeof matchInfo>

/** Languages that most visits are without. */
export const FURTHER_MATCH_INFO: Readonly<Record<string, Load>> = {
  ar: async () => (await import('./messages/ar/match-info.ts')).matchInfo,
  br: async () => (await import('./messages/br/match-info.ts')).matchInfo,
  'de-CH': async () => (await import('./messages/de-CH/match-info.ts')).matchInfo,
  es: async () => (await import('./messages/es/match-info.ts')).matchInfo,
  fa: async () => (await import('./messages/fa/match-info.ts')).matchInfo,
  fi: async () => (await import('./messages/fi/match-info.ts')).matchInfo,
  fr: async () => (await import('./messages/fr/match-info.ts')).matchInfo,
  he: async () => (await import('./messages/he/match-info.ts')).matchInfo,
  it: async () => (await import('./messages/it/match-info.ts')).matchInfo,
  no: async () => (await import('./messages/no/match-info.ts')).matchInfo,
  ur: async () => (await import('./messages/ur/match-info.ts')).matchInfo,
}
