import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { refusalOf } from '../testing/refusal.ts'

describe.each(engines)('required fields on $name', (engine) => {
  const test = backendOfSuite(engine, { requiredPlayerFields: ['first_name', 'phone'] })

  it('[AUTH-23] [GAP-26] names what a player has not filled in, until they have', async () => {
    const { client } = await test.player()
    const settings = (await client('getSystemSettings')).data
    expect(settings.playerFields.filter(({ required }) => required)).toEqual([
      { key: 'first_name', required: true },
      { key: 'phone', required: true },
    ])
    expect((await client('getPlayer')).data.authFieldsMissed).toEqual(['first_name', 'phone'])
    await client('updatePlayer', { body: { firstName: 'Ada' } })
    expect((await client('getPlayer')).data.authFieldsMissed).toEqual(['phone'])
    await client('updatePlayer', { body: { phone: '+44 20 7946 0000' } })
    const query = { fields: 'first_name,phone' }
    expect((await client('getPlayer', { query })).data.authFieldsMissed).toEqual([])
  })

  it('does not take a required field away again', async () => {
    const { client } = await test.player()
    const empty = client('updatePlayer', { body: { firstName: ' ', nickname: '' } })
    expect(await refusalOf(empty)).toMatchObject({
      status: 400,
      details: { fields: { first_name: 'error.form.required' } },
    })
  })
})
