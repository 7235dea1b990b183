/** Said in place of the site while it cannot be reached: by then none of its own texts is there. */
export const AWAY_TEXTS = {
  en: 'Not reachable right now. Trying again…',
  ar: 'غير متاح حاليًا. نحاول مجددًا…',
  br: 'Indisponível no momento. Tentando de novo…',
  de: 'Gerade nicht erreichbar. Neuer Versuch …',
  es: 'No disponible ahora. Reintentando…',
  fa: 'اکنون در دسترس نیست. دوباره تلاش می‌کنیم…',
  fi: 'Ei tavoitettavissa. Yritetään uudelleen…',
  fr: 'Indisponible pour le moment. Nouvel essai…',
  he: 'לא זמין כרגע. מנסים שוב…',
  it: 'Non raggiungibile ora. Nuovo tentativo…',
  no: 'Ikke tilgjengelig akkurat nå. Prøver igjen …',
  ur: 'ابھی دستیاب نہیں۔ دوبارہ کوشش…',
} as const

const OTHER_NAMES: Readonly<Record<string, string>> = { pt: 'br', nb: 'no', nn: 'no' }

/** @param locale a language tag, `pt-BR`; English where it is none that is known */
export function awayText(locale: string): string {
  const [language = ''] = locale.toLowerCase().split('-')
  const name = OTHER_NAMES[language] ?? language
  return AWAY_TEXTS[name as keyof typeof AWAY_TEXTS] ?? AWAY_TEXTS.en
}
