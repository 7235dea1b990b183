import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { channels, decode, decodePushEvent, LOCALES, siteView } from '@touchline/contract'
import type { ApiClient } from '@touchline/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engines } from '../../db/testing/test-database.ts'
import { backendOfSuite } from '../testing/backend-of-suite.ts'
import { startTestBackend } from '../testing/test-backend.ts'
import { applySite, operateSite, publishSite } from './operate-site.ts'
import type { SiteOrder } from './operate-site.ts'
import { signPreview } from './preview-token.ts'
import { keepSite } from './site-keeper.ts'

const SECRET = 'a-secret-of-this-test-alone'
const LOOK_MS = 700
const AGAIN_MS = 1_000
/** Nothing is sent of a site that is as the product comes. */
const PLAIN = {
  version: 0,
  is_draft: false,
  is_personal: false,
  texts: '0',
  header: null,
  side_menu: [],
  footer: [],
  pages: [],
}

describe.each(engines)('the site document on $name', (engine) => {
  const test = backendOfSuite(engine, { tokenSecret: SECRET })
  const anna = { by: 'anna', now: new Date('2026-11-23T08:00:00Z') }
  const bert = { by: 'bert', now: new Date('2026-11-23T09:00:00Z') }
  const apply = async (text: string, who = anna) =>
    (await applySite(test.database.kysely, text, who)).said
  const publish = (version?: number) => publishSite(test.database.kysely, { ...anna, version })
  const look = () => test.backend.site.look()
  const settingsOf = async (client: ApiClient) => (await client('getSystemSettings')).data
  const siteOf = async (client: ApiClient) => {
    const { site = PLAIN } = await settingsOf(client)
    const read = decode(siteView, site)
    if (!read.ok) throw new Error(read.problem)
    return read.value
  }
  const preview = (over: object = {}, secret = SECRET) => {
    const until = new Date(test.clock.now() + 60_000)
    const token = signPreview(
      { audience: 'not_logged_in', groups: [], isVerified: false, until, ...over },
      secret,
    )
    return test.visitor({ headers: { 'x-site-preview': token } })
  }
  const header = (...titles: string[]) =>
    `header:\n${titles.map((title) => `  - { type: menu_item, title: { en: ${title}, de: ${title}en }, link: /sports/live }`).join('\n')}\n`

  it('is as the product comes where nobody has said anything', async () => {
    expect(await siteOf(test.visitor())).toMatchObject({ version: 0, header: null, isDraft: false })
  })

  it('is drafted, shown to who has a token, and published to everybody', async () => {
    expect(await apply(header('Cup'))).toContain('Version 1 is the draft now.')
    await look()
    expect((await siteOf(test.visitor())).version).toBe(0)
    expect(await siteOf(preview())).toMatchObject({ version: 1, isDraft: true })
    const vip = { audience: 'logged_in', groups: ['vip'], isVerified: true } as const
    expect((await siteOf(preview(vip))).previewFor).toEqual(vip)
    await publish()
    await look()
    const german = await siteOf(test.visitor({ language: 'de' }))
    expect(german).toMatchObject({ version: 1, isDraft: false, header: [{ title: 'Cupen' }] })
  })

  it('tells a second who applies what the first has changed, and changes nothing', async () => {
    await apply(`version: 1\n${header('Cup', 'Rules')}`)
    const late = apply(`version: 1\n${header('Other')}`, bert)
    await expect(late).rejects.toThrow(
      /The site is at version 2, which anna applied on 2026-11-23 08:00 UTC/,
    )
    await expect(apply(`version: 1\n${header('Other')}`, bert)).rejects.toThrow('~ header')
    expect(await siteOf(preview())).toMatchObject({
      header: [{ title: 'Cup' }, { title: 'Rules' }],
    })
    const both = await Promise.allSettled([
      apply(`version: 2\n${header('One')}`),
      apply(`version: 2\n${header('Two')}`, bert),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('says in the file which version it has become, so that it can be changed again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-site-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'site.yaml')
    const operate = (order: SiteOrder) =>
      operateSite({ databaseUrl: test.database.url, dataDir: folder }, order)
    const draft = async () => (await test.backend.site.draft()).version
    const change = async (from: string, to: string) =>
      writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
    const first = await draft()
    await operate({ action: 'export', into: file })
    await expect(operate({ action: 'export', into: file })).rejects.toThrow('take another name')
    for (const [from, to] of [
      ['/sports/live', '/sports/schedule'],
      ['/sports/schedule', '/sports/results'],
    ] as const) {
      await change(from, to)
      await operate({ action: 'apply', file })
    }
    expect(await draft()).toBe(first + 2)
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^version: ${first + 2}\n`))
    // What npm says of itself stands ahead of an output that was sent to a file.
    await change(
      'version',
      '> touchline@0.1.0 site\n> exec node scripts/run.mjs site export\n\nversion',
    )
    expect(await operate({ action: 'check', file })).toBe('Nothing changes.')
    expect(await operate({ action: 'publish', version: first })).toContain(
      `"npm run site -- export ${first + 2}" brings back what stood in it.`,
    )
    await change(`version: ${first + 2}`, 'version: 4711')
    await expect(operate({ action: 'apply', file })).rejects.toThrow(
      'made from version 4711, and there is none',
    )
  })

  it('keeps a file in braces one that can be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-site-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'site.json')
    const operate = (order: SiteOrder) =>
      operateSite({ databaseUrl: test.database.url, dataDir: folder }, order)
    const { version } = await test.backend.site.draft()
    const item = { type: 'menu_item', title: { en: 'Braces' }, link: '/sports/live' }
    await writeFile(file, JSON.stringify({ version, header: [item] }))
    await operate({ action: 'apply', file })
    expect(await operate({ action: 'check', file })).toBe('Nothing changes.')
    const again = join(folder, 'again.yaml')
    await operate({ action: 'export', into: again })
    expect(await operate({ action: 'check', file: again })).toBe('Nothing changes.')
  })

  it('keeps what is published where a document does not fit', async () => {
    const { version } = await siteOf(test.visitor())
    await expect(apply('header: [{ type: menu_item }]')).rejects.toThrow(
      'Line 1, item 1 of the header (menu_item): title is missing.',
    )
    await look()
    expect((await siteOf(test.visitor())).version).toBe(version)
  })

  it('goes back to an earlier version', async () => {
    await publish(1)
    await look()
    expect(await siteOf(test.visitor())).toMatchObject({ version: 1, header: [{ title: 'Cup' }] })
    await expect(publish(99)).rejects.toThrow('There is no version 99.')
  })

  it('tells open pages of every process, once each has looked', async () => {
    const told: unknown[] = []
    const other = await startTestBackend(test.database, { tokenSecret: SECRET })
    other.backend.push.publisher.publish = (channel, data) => {
      if (channel === channels.updates('de')) told.push(decodePushEvent(data))
    }
    await publish(2)
    other.clock.advance(LOOK_MS)
    await expect
      .poll(() => told)
      .toContainEqual({ ok: true, value: { type: 'site_changed', version: 2, only: 'settings' } })
    expect(LOCALES).toContain('de')
    expect((await siteOf(other.visitor())).version).toBe(2)
    await other.backend.stop()
  })

  it('tells pages what alone is another: blocks, or what the settings are made of', async () => {
    const told: unknown[] = []
    const { publisher } = test.backend.push
    const { publish: send } = publisher
    publisher.publish = (channel, data) => {
      if (channel === channels.updates('de')) told.push(decodePushEvent(data))
    }
    for (const [title, text, only] of [
      ['Cup', 'Old', {}],
      ['Cup', 'New', { only: 'blocks' }],
      ['Final', 'New', { only: 'settings' }],
    ] as const) {
      const { version } = await test.backend.site.draft()
      await apply(
        `version: ${version}\n${header(title, 'Rules')}pages:\n  - slug: home\n    title: { en: Home }\n` +
          `    blocks:\n      - { type: text, text: { en: ${text} } }\n`,
      )
      await publish()
      await look()
      const value = {
        type: 'site_changed',
        version: test.backend.site.published().version,
        ...only,
      }
      await expect.poll(() => told).toContainEqual({ ok: true, value })
    }
    publisher.publish = send
  })

  it('is heard of without looking; a process whose connection is lost looks, and listens again', async () => {
    const other = await startTestBackend(test.database, { tokenSecret: SECRET })
    const seen = async () => (await siteOf(other.visitor())).version
    const { pool } = test.database
    const listening = async () => {
      const { rows } = await pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      )
      return rows.map(({ pid }) => pid)
    }
    await publish(1)
    await expect.poll(seen).toBe(1)
    await expect.poll(async () => (await listening()).length).toBe(2)

    for (const pid of await listening()) await pool.query('select pg_terminate_backend($1)', [pid])
    await expect.poll(listening).toEqual([])
    await publish(2)
    await expect
      .poll(() => {
        other.clock.advance(LOOK_MS)
        return seen()
      })
      .toBe(2)

    await expect
      .poll(async () => {
        other.clock.advance(AGAIN_MS)
        return (await listening()).length
      })
      .toBe(1)
    await publish(1)
    await expect.poll(seen).toBe(1)
    await publish(2)
    await other.backend.stop()
    expect(await listening()).toEqual([])
    await look()
  })

  it('[ROLE-03] [ROLE-04] [ROLE-05] [ROLE-06] sends nobody what is not for them', async () => {
    const draft = (
      await test.database.kysely.selectFrom('site_state').select('draft').executeTakeFirstOrThrow()
    ).draft
    const item = (title: string, rule: string) =>
      `  - { type: button, title: { en: ${title} }, link: /sports, ${rule} }\n`
    await apply(
      [
        `version: ${draft}\ngroups: { vip: Best customers }\nheader:\n`,
        item('All', 'audience: all'),
        item('Visitors', 'audience: not_logged_in'),
        item('Players', 'audience: logged_in'),
        item('Vips', 'groupIds: [vip]'),
        item('Others', 'audience: logged_in, hiddenForGroupIds: [vip]'),
        item('Verified', 'onlyVerified: true'),
      ].join(''),
    )
    await publish()
    await look()
    const titles = async (client: ApiClient) =>
      (await siteOf(client)).header?.map(({ title }) => title)
    const { client, id } = await test.player()
    expect(await titles(test.visitor())).toEqual(['All', 'Visitors'])
    expect(await titles(client)).toEqual(['All', 'Players', 'Others'])
    await test.database.kysely
      .updateTable('players')
      .set({ statuses: ['vip'], email_confirmed_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect(await titles(client)).toEqual(['All', 'Players', 'Vips', 'Verified'])
    expect((await siteOf(client)).isPersonal).toBe(true)
    expect(await titles(preview({ audience: 'logged_in', groups: ['vip'] }))).toEqual([
      'All',
      'Players',
      'Vips',
    ])
  })

  it('shows no draft for a token of another site, nor one that is over', async () => {
    const strangers = [
      preview({}, 'another-secret'),
      preview({ until: new Date(test.clock.now() - 1) }),
      test.visitor({ headers: { 'x-site-preview': 'a.b.c' } }),
      test.visitor({ headers: { 'x-site-preview': '%%%' } }),
    ]
    for (const client of strangers) {
      expect(await siteOf(client)).toMatchObject({ isDraft: false, previewFor: null })
    }
  })

  it('[GAP-40] [FLAG-05] [FLAG-07] switches settings of the site without a restart; the environment goes first', async () => {
    const { draft } = await test.database.kysely
      .selectFrom('site_state')
      .select('draft')
      .executeTakeFirstOrThrow()
    await apply(
      `version: ${draft}\nfeatures: { custom_sport_type_providers: true, jackpots: false, responsible_gambling: false }\nsettings: { timezone: Asia/Tokyo, defaultTheme: dark, themeSwitch: false, embedOrigins: ['https://host.example'], myBets: false, sharing: false, signUp: { blockedCountries: [AT] }, operator: { name: Cup Bets } }\n`,
    )
    const { client } = await test.player()
    await test.database.pool.query("update players set created_at = now() - interval '90 days'")
    await publish()
    await look()
    expect((await client('getSafetyQuestion')).data.question).toBeNull()
    const { uri } = (
      await client('beginAuthenticator', { body: { currentPassword: 'Secret-pass-1' } })
    ).data
    expect(uri).toContain('issuer=Cup%20Bets')
    const signIn = (origin: string) =>
      test.visitor({ headers: { origin } })('signIn', {
        body: { email: 'nobody@example.test', password: 'Secret-pass-1' },
      })
    await expect(signIn('https://host.example')).rejects.toMatchObject({ status: 401 })
    await expect(signIn('https://other.example')).rejects.toMatchObject({ status: 403 })
    expect((await test.visitor()('getSiteParts')).data).toMatchObject({
      embedOrigins: ['https://host.example'],
      timezone: 'Asia/Tokyo',
      defaultTheme: 'dark',
      themeSwitch: false,
    })
    expect((await settingsOf(test.visitor())).timezone).toBe('Asia/Tokyo')
    const at = test.clock.now()
    test.feed.send({ kind: 'provider_status', provider: 'fixtures', at, status: 'active' })
    const trying = test.visitor({ headers: { cookie: 'test_providers=match:fixtures' } })
    expect((await trying('getSettings')).data.sportTypeProviders['sport']).toEqual(['fixtures'])
    const { features, platform } = await settingsOf(test.visitor())
    expect(features['jackpots']).toBe(false)
    expect(platform).toMatchObject({
      themeSwitch: false,
      myBetsHidden: true,
      sharingEnabled: false,
      blockedSignUpCountries: ['AT'],
      operator: { name: 'Cup Bets' },
    })
    await expect(
      test.visitor()('findSharedBets', { query: { code: 'ABCDEFGH' } }),
    ).rejects.toMatchObject({ status: 403 })
    const said = await startTestBackend(test.database, { said: new Set(['MY_BETS']), myBets: true })
    expect((await settingsOf(said.visitor())).platform.myBetsHidden).toBe(false)
    await said.backend.stop()
  })

  it("[GAP-40] says texts of the product in other words, and the product's own once they are gone", async () => {
    const draftNow = async () => {
      const { draft } = await test.database.kysely
        .selectFrom('site_state')
        .select('draft')
        .executeTakeFirstOrThrow()
      return `version: ${draft}\n`
    }
    const german = () => test.visitor({ language: 'de' })
    const refusal = () =>
      german()('signIn', {
        body: { email: 'nobody@example.test', password: 'Secret-pass-1' },
      }).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
    const sportsIn = async (client: ApiClient) =>
      (await client('listSports')).data.map(({ name }) => name)
    const before = { refusal: await refusal(), sports: await sportsIn(german()) }
    expect(before.sports).toContain('Fußball')
    const texts = `
texts:
  de:
    app: { layout.home: Anfang }
    server: { error.auth.invalid_credentials: Das passt nicht. }
    catalogue: { sport.soccer: Kicken }
`
    expect(await apply(`${await draftNow()}${texts}`)).toContain('+ text de app layout.home')
    expect(await refusal()).toBe(before.refusal)
    await publish()
    await look()
    expect(await refusal()).toContain('Das passt nicht.')
    expect(await sportsIn(german())).toContain('Kicken')
    expect(await sportsIn(test.visitor({ language: 'fr' }))).toContain('Football')
    const { textsMark, texts: ofPages } = (await german()('getSiteParts')).data
    expect(ofPages).toEqual({ de: { app: { 'layout.home': 'Anfang' } } })
    expect((await siteOf(german())).texts).toBe(textsMark)
    const known = await german()('getSiteParts', { query: { texts: textsMark } })
    expect(known.data.texts).toBeNull()

    expect(await apply(`${await draftNow()}features: {}\n`)).toContain('- text de app layout.home')
    await publish()
    await look()
    expect(await refusal()).toBe(before.refusal)
    expect(await sportsIn(german())).toEqual(before.sports)
    expect((await german()('getSiteParts')).data).toMatchObject({ textsMark: '0', texts: {} })
  })

  it('is kept up with while the push server takes nothing', async () => {
    const keeper = await keepSite({
      database: test.database,
      clock: test.clock,
      publisher: {
        publish: () => new Promise(() => undefined),
        position: () => ({ offset: 0, epoch: '' }),
      },
      reporter: test.backend.reporter,
    })
    const { version } = keeper.published()
    await apply(`version: ${version}\n${header('Held')}`)
    await publish()
    void keeper.look()
    await expect.poll(() => keeper.published().version).toBe(version + 1)
    await apply(`version: ${version + 1}\n${header('Held', 'Back')}`)
    await publish()
    await keeper.look()
    expect(keeper.published().version).toBe(version + 2)
    await keeper.stop()
  })
})
