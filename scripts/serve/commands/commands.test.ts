import { OperatorError } from '@touchline/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { cancelDraw } from './cancel-draw.ts'
import { heldDeposits } from './held-deposits.ts'
import { leftMoney } from './left-money.ts'
import { offers } from './offers.ts'
import { outbox } from './outbox.ts'
import { refund } from './refund.ts'
import { reopen } from './reopen.ts'
import { answer } from './run-command.ts'
import { site } from './site.ts'

const COMMANDS = [
  { name: 'cancel-draw', command: cancelDraw, tooMuch: ['1', '2'] },
  { name: 'held-deposits', command: heldDeposits, tooMuch: ['1', 'book', 'drop'] },
  { name: 'left-money', command: leftMoney, tooMuch: ['ada@example.com', '1'] },
  { name: 'offers', command: offers, tooMuch: ['check', 'a.yaml', 'b.yaml'] },
  { name: 'outbox', command: outbox, tooMuch: ['ada@example.com', 'bob@example.com'] },
  { name: 'refund', command: refund, tooMuch: ['--returned', '1', '2'] },
  { name: 'reopen', command: reopen, tooMuch: ['ada@example.com', 'bob@example.com'] },
  { name: 'site', command: site, tooMuch: ['publish', '1', '2'] },
]

describe.each(COMMANDS)('npm run $name', ({ name, command, tooMuch }) => {
  // Nothing listens there: whatever asked the database would fail by it.
  beforeEach(() => vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'))
  afterEach(() => vi.unstubAllEnvs())

  it.each(['--help', '-h'])('[P19] says with %s how it is used, and does nothing', async (help) => {
    const said = await answer(command, [help])
    expect(said).toContain(`npm run ${name}`)
    expect(await answer(command, ['a@example.com', help])).toBe(said)
  })

  it('[P19] refuses what it does not understand with the same words', async () => {
    const refusal = await answer(command, tooMuch).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(OperatorError)
    expect(refusal).toMatchObject({ message: expect.stringContaining(command.usage) as string })
  })
})
