// Written by `npm run texts` from the folders of `locales/`; not to be edited.

export const LOCALES = [
  'en',
  'en-CA',
  'en-AU',
  'en-NZ',
  'en-ZA',
  'en-AR',
  'de',
  'de-CH',
  'fr',
  'fr-CA',
  'fr-CH',
  'it',
  'no',
  'fi',
  'es',
  'br',
  'ar',
  'he',
  'fa',
  'ur',
] as const

export const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  'en-CA': 'English (Canada)',
  'en-AU': 'English (Australia)',
  'en-NZ': 'English (New Zealand)',
  'en-ZA': 'English (South Africa)',
  'en-AR': 'English (Argentina)',
  de: 'Deutsch',
  'de-CH': 'Deutsch (Schweiz)',
  fr: 'Français',
  'fr-CA': 'Français (Canada)',
  'fr-CH': 'Français (Suisse)',
  it: 'Italiano',
  no: 'Norsk',
  fi: 'Suomi',
  es: 'Español',
  br: 'Português (Brasil)',
  ar: 'العربية',
  he: 'עברית',
  fa: 'فارسی',
  ur: 'اردو',
}

export const TAGS: Readonly<Record<string, string>> = {
  br: 'pt-BR',
}

export const INTL_LOCALES: Readonly<Record<string, string>> = {
  'en-AR': 'en-001',
  no: 'nb',
  ar: 'ar-u-nu-latn',
  fa: 'fa-u-nu-latn',
  ur: 'ur-u-hc-h23',
}

export const ALIASES: Readonly<Record<string, string>> = {
  'en-US': 'en',
  'en-GB': 'en',
  nb: 'no',
  nn: 'no',
  pt: 'br',
  'pt-BR': 'br',
}

export const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he', 'fa', 'ur']
