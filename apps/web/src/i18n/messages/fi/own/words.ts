import type { words as english } from '../../en/words.ts'
import type { Translation } from '../../translate.ts'

export const words: Translation<typeof english> = {
  close: 'Sulje',
  back: 'Takaisin',
  retry: 'Yritä uudelleen',
  skipToContent: 'Siirry sisältöön',
  today: 'Tänään',
  tomorrow: 'Huomenna',
  live: 'Live',
  vs: '{home} – {away}',
}
