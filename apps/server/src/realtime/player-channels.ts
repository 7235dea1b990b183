import { channels, encodePushEvent } from '@touchline/contract'
import type { PushEvent } from '@touchline/contract'
import { LANGUAGES } from '../settings/locales.ts'
import type { LocaleCode } from '../settings/locales.ts'
import type { Publisher } from './publisher.ts'

/** The channels of players' own, each in every language; nothing is made where nobody follows. */
export type PlayerChannels = {
  /** The same in all languages. */
  tell(playerId: number, event: PushEvent): void
  tellInLanguages(playerId: number, eventIn: (language: LocaleCode) => PushEvent): void
}

export function createPlayerChannels(publisher: Publisher): PlayerChannels {
  const wanted = (playerId: number) => {
    if (publisher.isOwnerWanted?.(String(playerId)) === false) return []
    return LANGUAGES.map(([language, codes]) => {
      const names = codes.map((code) => channels.player(code, String(playerId)))
      return { language, names: names.filter((name) => publisher.isWanted?.(name) ?? true) }
    }).filter(({ names }) => names.length > 0)
  }
  const publish = (names: readonly string[], event: PushEvent) => {
    const data = encodePushEvent(event)
    for (const name of names) void publisher.publish(name, data)
  }
  return {
    tell(playerId, event) {
      publish(
        wanted(playerId).flatMap(({ names }) => names),
        event,
      )
    },
    tellInLanguages(playerId, eventIn) {
      for (const { language, names } of wanted(playerId)) publish(names, eventIn(language))
    },
  }
}
