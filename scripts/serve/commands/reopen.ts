import {
  loadSettings,
  noteAct,
  OperatorError,
  reopenAccount,
  withDatabase,
} from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run reopen -- <e-mail>
  opens the account of that address, which its player had closed.`

/** Opens an account that its player closed. */
export const reopen: Command = { usage: USAGE, run: open }

async function open([email, ...more]: readonly string[]): Promise<string> {
  if (email === undefined || more.length > 0) throw new OperatorError(USAGE)
  const act = { command: 'reopen', subject: { player: email } }
  return withDatabase(loadSettings(process.env), (db) =>
    noteAct(db, act, async () => {
      if (await reopenAccount(db, email)) return `${email} can sign in again.`
      throw new OperatorError(`No closed account has ${email}.`)
    }),
  )
}
