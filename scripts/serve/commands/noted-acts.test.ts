import { noteAct } from '@touchline/server'
import type * as Server from '@touchline/server'
import { expect, it, vi } from 'vitest'

import { cancelDraw } from './cancel-draw.ts'
import { heldDeposits } from './held-deposits.ts'
import { leftMoney } from './left-money.ts'
import { outbox } from './outbox.ts'
import { refund } from './refund.ts'
import { reopen } from './reopen.ts'
import { answer } from './run-command.ts'

vi.mock('@touchline/server', async (original) => ({
  ...(await original<typeof Server>()),
  withDatabase: (_settings: unknown, work: (db: object) => unknown) => work({}),
  noteAct: vi.fn(async () => []),
}))

const ADA = { player: 'ada@example.com' }

it.each([
  [reopen, ['ada@example.com'], { command: 'reopen', subject: ADA }],
  [refund, ['1'], { command: 'refund', subject: '1' }],
  [
    refund,
    ['1', '4.20', 'on', 'request'],
    { command: 'refund', subject: '1', details: '4.20 on request' },
  ],
  [
    refund,
    ['--taken', '1', 'all', 'dispute'],
    { command: 'refund --taken', subject: '1', details: 'all dispute' },
  ],
  [refund, ['--returned', '2'], { command: 'refund --returned', subject: '2' }],
  [heldDeposits, ['3', 'book'], { command: 'held-deposits book', subject: '3' }],
  [
    leftMoney,
    ['ada@example.com', '45.20', 'EUR', 'transfer', '4711'],
    { command: 'left-money', subject: ADA, details: '45.20 EUR transfer 4711' },
  ],
  [cancelDraw, ['4'], { command: 'cancel-draw', subject: '4' }],
  [outbox, ['ada@example.com'], { command: 'outbox', subject: ADA }],
  [outbox, [], { command: 'outbox' }],
])('[P19] what a command does is noted: %#', async (command, words, act) => {
  await answer(command, words)
  expect(noteAct).toHaveBeenLastCalledWith({}, act, expect.any(Function))
})
