import { loadSettings, OperatorError, readOutbox } from '@touchline/server'

/**
 * Prints what the product wrote to players, the newest last.
 * @param recipient an e-mail address or a phone number; everyone without it
 * @returns the exit code
 */
export async function printOutbox(recipient: string | undefined): Promise<number> {
  try {
    const messages = await readOutbox(loadSettings(process.env), recipient)
    if (messages.length === 0) {
      console.log(`Nothing was written${recipient === undefined ? '' : ` to ${recipient}`}.`)
    }
    for (const message of messages) {
      const { createdAt, channel, subject, body } = message
      console.log(`${createdAt.toISOString()} ${channel} to ${message.recipient}`)
      console.log(`${subject === '' ? '' : `${subject}\n\n`}${body}\n`)
    }
    return 0
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error)
    return 1
  }
}
