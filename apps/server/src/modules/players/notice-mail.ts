import type { Executor } from '../../db/database.ts'
import { messageText, passkeysText } from '../../messaging/message-texts.ts'
import type { NoticeKind } from '../../db/player-schema.ts'
import type { Messenger } from '../../messaging/messenger.ts'
import type { LocaleCode } from '../../settings/locales.ts'
import { isLocale } from '../../settings/locales.ts'
import type { PlayerRow } from './player-repository.ts'
import { getPlayer } from './player-repository.ts'

export type Addressee = Pick<PlayerRow, 'id' | 'email' | 'language'>

type Named = {
  /** The new address, where the notice is about one. */
  readonly email?: string
  /** What the player calls the passkey that it is about. */
  readonly name?: string
  /** Money that it is about, as a text in the language of the player. */
  readonly amount?: string
  /** Until when it holds, where it is about a time. */
  readonly until?: (locale: LocaleCode) => string
  /** What they call those that sign in beside the new password that it is about. */
  readonly passkeys?: readonly string[]
}

/** E-mails that say what happened to an account, so that nothing happens behind its owner's back. */
export type NoticeMail = {
  tell(db: Executor, player: Addressee, kind: NoticeKind, named?: Named): Promise<void>
  /** The same where only the player's id is at hand. */
  tellOf(db: Executor, playerId: number, kind: NoticeKind, named?: Named): Promise<void>
}

/** @returns the language in which a player is written to */
export const mailLanguage = ({ language }: Addressee, otherwise: LocaleCode): LocaleCode =>
  isLocale(language) ? language : otherwise

export function createNoticeMail(messenger: Messenger, defaultLocale: LocaleCode): NoticeMail {
  const tell: NoticeMail['tell'] = async (db, player, kind, named = {}) => {
    const { email = '', name = '', amount = '', until, passkeys = [] } = named
    const locale = mailLanguage(player, defaultLocale)
    const { body, ...text } = messageText(kind, locale, {
      email,
      name,
      amount,
      until: until?.(locale) ?? '',
    })
    await messenger.send(db, {
      kind,
      channel: 'email',
      playerId: player.id,
      recipient: player.email,
      secretUntil: null,
      ...text,
      body: passkeys.length === 0 ? body : `${body}\n\n${passkeysText(passkeys, locale)}`,
    })
  }
  return {
    tell,
    tellOf: async (db, playerId, kind, named) =>
      tell(db, await getPlayer(db, playerId), kind, named),
  }
}
