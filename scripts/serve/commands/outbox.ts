import { loadSettings, noteAct, OperatorError, readOutbox, withDatabase } from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run outbox
  prints the last fifty e-mails and text messages that were written to players, the newest last.
npm run outbox -- <e-mail | phone>
  prints those to one address or number.`

/** Says what the product wrote to players, or to one e-mail address or phone number. */
export const outbox: Command = { usage: USAGE, run: printMessages }

async function printMessages([recipient, ...more]: readonly string[]): Promise<string> {
  if (more.length > 0) throw new OperatorError(USAGE)
  const whose = recipient === undefined ? undefined : { player: recipient }
  // What is printed opens accounts: who has read it is to be known.
  const messages = await withDatabase(loadSettings(process.env), (db) =>
    noteAct(db, { command: 'outbox', subject: whose }, () => readOutbox(db, recipient)),
  )
  if (messages.length === 0) {
    return `Nothing was written${recipient === undefined ? '' : ` to ${recipient}`}.`
  }
  return messages
    .map(({ createdAt, channel, subject, body, recipient: to }) => {
      const head = `${createdAt.toISOString()} ${channel} to ${to}`
      return `${head}\n${subject === '' ? '' : `${subject}\n\n`}${body}\n`
    })
    .join('\n')
}
