import { loadSettings, readOutbox, withDatabase } from '@touchline/server'

/** Says what the product wrote to players, or to one e-mail address or phone number; the newest last. */
export async function outbox([recipient]: readonly string[]): Promise<string> {
  const messages = await withDatabase(loadSettings(process.env), (db) => readOutbox(db, recipient))
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
