import { dateLocale } from '@touchline/contract'

import type { Executor } from '../../db/database.ts'
import type { TokenPurpose } from '../../db/player-schema.ts'
import { messageText } from '../../messaging/message-texts.ts'
import type { Messenger } from '../../messaging/messenger.ts'

import type { LocaleCode } from '../../settings/locales.ts'
import type { Clock } from '../clock.ts'
import { mailLanguage } from '../players/notice-mail.ts'
import type { Addressee } from '../players/notice-mail.ts'
import { issueToken } from './link-tokens.ts'

type Deps = {
  readonly messenger: Messenger
  readonly clock: Clock
  readonly defaultLocale: LocaleCode
}

/** E-mails with a link in place of a password. */
export type AccessMail = {
  /**
   * @param site address of the site, without a slash at the end
   */
  send(db: Executor, player: Addressee, purpose: TokenPurpose, site: string): Promise<void>
}

const PAGES: Readonly<Record<TokenPurpose, (token: string) => string>> = {
  reset_password: (token) => `sports/users/password/edit?reset_password_token=${token}`,
  confirmation: (token) => `sports/users/confirmation?confirmation_token=${token}`,
  unlock: (token) => `sports?unlock_token=${token}#unlock`,
  change_email: (token) => `sports/users/confirmation?confirmation_token=${token}`,
}

export function createAccessMail({ messenger, clock, defaultLocale }: Deps): AccessMail {
  return {
    async send(db, player, purpose, site) {
      const locale = mailLanguage(player, defaultLocale)
      const { token, expiresAt } = await issueToken(db, player.id, purpose, new Date(clock.now()))
      const prefix = locale === defaultLocale ? '' : `${locale}/`
      const text = messageText(purpose, locale, {
        link: `${site}/${prefix}${PAGES[purpose](token)}`,
        until: timeText(expiresAt, locale),
      })
      await messenger.send(db, {
        kind: purpose,
        channel: 'email',
        playerId: player.id,
        recipient: player.email,
        secretUntil: expiresAt,
        ...text,
      })
    },
  }
}

function timeText(time: Date, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${format.format(time)} UTC`
}
