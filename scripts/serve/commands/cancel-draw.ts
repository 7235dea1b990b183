import {
  cancelByHand,
  loadSettings,
  noteAct,
  OperatorError,
  withDatabase,
  writeUndrawn,
} from '@touchline/server'

import type { Command } from './run-command.ts'

const USAGE = `npm run cancel-draw
  lists the draws of lotteries that can be cancelled, with their tickets.
npm run cancel-draw -- <draw>
  cancels one that is not drawn: no more tickets are sold, and those that were go back.`

/** Lists the draws of lotteries that can be cancelled, or cancels one. */
export const cancelDraw: Command = { usage: USAGE, run: listOrCancel }

async function listOrCancel([draw, ...more]: readonly string[]): Promise<string> {
  if (more.length > 0) throw new OperatorError(USAGE)
  const settings = loadSettings(process.env)
  if (draw !== undefined) {
    const act = { command: 'cancel-draw', subject: draw }
    return withDatabase(settings, (db) =>
      noteAct(db, act, () => cancelByHand(db, draw, new Date())),
    )
  }
  return (await withDatabase(settings, writeUndrawn)).join('\n') || 'No draw can be cancelled.'
}
