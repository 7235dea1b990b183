import { ApiError } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { describe, expect, it } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { applySite, publishSite } from './operate-site.ts'
import { signPreview } from './preview-token.ts'

const SECRET = 'a-secret-of-this-test-alone'
const HOME = `
groups: { vip: Players who are called }
pages:
  - slug: home
    title: { en: Home, de: Start }
    blocks:
      - { type: label, title: { en: Everybody, de: Alle } }
      - { type: label, title: { en: Visitors }, audience: not_logged_in }
      - { type: label, title: { en: Players }, audience: logged_in }
      - { type: label, title: { en: Vips }, groupIds: [vip] }
      - { type: label, title: { en: No vips }, hiddenForGroupIds: [vip] }
      - { type: label, title: { en: Verified }, onlyVerified: true }
      - { type: wheel of fortune, spins: 3 }
      - { type: home }
  - slug: club
    title: { en: Club }
    groupIds: [vip]
    blocks: []
`

describe.each(engines)('pages that an operator made on $name', (engine) => {
  const test = backendOfSuite(engine, { tokenSecret: SECRET })
  const anna = { by: 'anna', now: new Date('2026-11-23T08:00:00Z') }

  const titlesOf = async (client: ApiClient) => {
    const { data } = await client('getSitePage', { params: { slug: 'home' } })
    return data.blocks.map((block) => (block.type === 'label' ? block.title : block.type))
  }
  const statusOf = (client: ApiClient, slug: string) =>
    client('getSitePage', { params: { slug } }).then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : error),
    )

  it('[ROLE-04] [ROLE-05] [ROLE-06] are sent without what is not for who asks', async () => {
    expect(await statusOf(test.visitor(), 'home')).toBe(404)
    await applySite(test.database.kysely, HOME, anna)
    expect(await statusOf(test.visitor(), 'home')).toBe(404)
    await publishSite(test.database.kysely, { ...anna, version: undefined })
    await test.backend.site.look()

    const { client, id } = await test.player()
    const set = (what: string) =>
      test.database.pool.query(`update players set ${what} where id = $1`, [id])
    await set('email_confirmed_at = null')
    expect(await titlesOf(test.visitor())).toEqual(['Everybody', 'Visitors', 'No vips', 'home'])
    expect(await titlesOf(client)).toEqual(['Everybody', 'Players', 'No vips', 'home'])
    await set("statuses = '{vip}', email_confirmed_at = now()")
    expect(await titlesOf(client)).toEqual(['Everybody', 'Players', 'Vips', 'Verified', 'home'])
    expect(await titlesOf(test.visitor({ language: 'de' }))).toContain('Alle')

    expect(await statusOf(client, 'club')).toBe(200)
    expect(await statusOf(test.visitor(), 'club')).toBe(404)
    expect(await statusOf(client, 'nowhere')).toBe(404)
  })

  it('are the draft, as those see it that a preview is for', async () => {
    await applySite(
      test.database.kysely,
      `version: 1\n${HOME}`.replace('Vips }', 'Vips of the draft }'),
      anna,
    )
    const until = new Date(test.clock.now() + 60_000)
    const vip = { audience: 'logged_in' as const, groups: ['vip'], isVerified: false, until }
    const headers = { 'x-site-preview': signPreview(vip, SECRET) }
    expect(await titlesOf(test.visitor({ headers }))).toEqual([
      'Everybody',
      'Players',
      'Vips of the draft',
      'home',
    ])
    expect(await titlesOf(test.visitor())).not.toContain('Vips of the draft')
  })
})
