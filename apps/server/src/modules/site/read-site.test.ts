import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '@touchline/i18n'
import { describe, expect, test } from 'vitest'
import { readSite } from './read-site.ts'
import type { SiteNames } from './site-names.ts'

const names: SiteNames = {
  sports: new Set(['soccer']),
  leagues: new Set(['1']),
  groups: new Set(['vip']),
}
const faultsOf = (text: string, known?: SiteNames) => {
  const read = readSite(text, known)
  return read.ok ? [] : read.faults
}
const page = (blocks: string, over = '') => `pages:
  - slug: home
    title: { en: Home }
${over}    blocks:
${blocks}`

describe('a site document', () => {
  test('[ROLE-03] [ROLE-04] may say for whom each of its parts is', () => {
    const read = readSite(
      page('      - { type: label, title: { en: Hi }, audience: logged_in, groupIds: [vip] }'),
      names,
    )
    expect(read).toMatchObject({
      ok: true,
      basedOn: 0,
      document: { pages: [{ blocks: [{ audience: 'logged_in', groupIds: ['vip'] }] }] },
    })
  })

  test.each([
    [page('      - { type: text }'), 'Line 5, block 1 of home (text): text is missing.'],
    [
      page(
        '      - { type: label, title: { en: Hi } }\n      - { type: top_events, filters: { leagueIds: [1, 99] } }',
      ),
      'Line 6, block 2 of home (top_events): filters.leagueIds[1] names league 99, which does not exist.',
    ],
    [
      page('      - { type: label, title: { en: Hi }, groupIds: [vips] }'),
      'Line 5, block 1 of home (label): groupIds[0] names group vips, which is no group of a player nor one under groups.',
    ],
    [
      page('      []').replace('home', 'live'),
      'Line 2, page live: slug is the address of a page of the product.',
    ],
    [
      'header:\n  - { type: sport_list, filters: [curling] }',
      'Line 2, item 1 of the header (sport_list): filters[0] names sport curling, which does not exist.',
    ],
    [
      'header:\n  - { type: button, title: { en: Go }, link: "javascript:x" }',
      'Line 2, item 1 of the header (button): link must be a path of the site (/sports/live) or an https address.',
    ],
    ['colour: red', 'Line 1, colour is not known here.'],
    [
      'theme:\n  light:\n    brand: #0a7d4f',
      'Line 3, theme.light.brand says nothing: what has # : or , in it stands in quotes.',
    ],
    ['pages:\n - [', 'Line 2: '],
    [
      'pages: []\ngroups: {}\npages: []',
      'Line 3: this is said a second time; what belongs together stands under it once.',
    ],
    [
      'texts:\n  de:\n    app: { layout.hoem: Start }',
      'Line 3, texts.de.app.layout.hoem is no key that Touchline knows.',
    ],
    [
      'texts: { de: { app: { layout.copyright: "© {jahr} Wir" } } }',
      'Line 1, texts.de.app.layout.copyright takes other arguments: jahr instead of year.',
    ],
    [
      'texts: { de: { app: { layout.home: "Start {" } } }',
      'Line 1, texts.de.app.layout.home cannot be read: ',
    ],
    ['texts: { xx: { app: {} } }', 'Line 1, texts.xx is no language of Touchline; it knows en, '],
    [
      'texts: { de: { apps: {} } }',
      'Line 1, texts.de.apps is none of the files of texts, which are ',
    ],
    ['texts: { de: { app: { layout.home: "" } } }', 'texts.de.app.layout.home says nothing.'],
    [
      'texts: { de: { catalogue: { race: "Lauf {number}" } } }',
      'texts.de.catalogue.race is said by the feed as it starts: LOCALES_DIR changes it',
    ],
    [
      'settings: { playerGroup: vip }',
      'Line 1, settings.playerGroup needs platformUrl, where the others are sent.',
    ],
    [
      'settings: { playerGroup: vips, platformUrl: "https://www.host.example" }',
      'Line 1, settings.playerGroup names group vips, which is no group of a player nor one under groups.',
    ],
    [
      'settings: { hiddenPages: [match, leauge] }',
      'Line 1, settings.hiddenPages[1] must be all, or the name of a page: home, live, ',
    ],
  ])('is refused with the place: %j', (text, sentence) => {
    expect(faultsOf(text, names).join('\n')).toContain(sentence)
  })

  test.each(['http://', 'host.example', 'https://host.example/path', 'https://x; script-src *'])(
    'refuses %s as an origin that may frame the site',
    (origin) => {
      expect(faultsOf(`settings: { embedOrigins: ["${origin}"] }`).join('')).toContain(
        'settings.embedOrigins[0] must be an origin, as https://www.host.example, without a path.',
      )
    },
  )

  test('[EMBED-24] takes no origin that a browser says otherwise', () => {
    for (const origin of ['https://www.host.example:443', 'http://1', 'HTTPS://host.example']) {
      const faults = faultsOf(`settings: { embedOrigins: ["${origin}"] }`)
      expect(faults.join()).toContain('must be an origin, as https://www.host.example')
    }
  })

  test('takes origins with a port, and patterns', () => {
    const origins = '"https://a.example:8443", "https://*.b.example", "*"'
    expect(faultsOf(`settings: { embedOrigins: [${origins}] }`)).toEqual([])
  })

  test('says of a match that is not on offer that nothing is shown, and refuses nothing for it', () => {
    const read = readSite(page('      - { type: event_stats, matchId: "99" }'), {
      ...names,
      matches: new Set(['1']),
    })
    expect(read).toMatchObject({
      ok: true,
      skipped: [
        'Block 1 of home (event_stats): matchId names match 99, which is not on offer: nothing of it is shown.',
      ],
    })
  })

  test('[INFO-03] no page takes the place of one of the product, whichever that is', () => {
    const routesIn = (folder: string) =>
      readdirSync(fileURLToPath(new URL(`../../../../web/src/routes/${folder}`, import.meta.url)), {
        withFileTypes: true,
      })
    const own = ['{-$locale}/sports', '{-$locale}_/sports']
      .flatMap(routesIn)
      .filter(({ name }) => /^[a-z0-9]/.test(name) && name !== 'index.tsx')
      .map(({ name }) => name.replace(/(\.\$)?\.tsx$/, ''))
    expect(own).toEqual(expect.arrayContaining(['live', 'widgets', '404']))
    for (const slug of own) {
      expect(faultsOf(page('      []').replace('home', `'${slug}'`), names).join('\n')).toContain(
        `page ${slug}: slug is the address of a page of the product.`,
      )
    }
  })

  test.each(LOCALES.filter((locale) => !locale.includes('-')))(
    '[INFO-03] [AMB-02] has no page at /sports/%s, which leads to a language',
    (locale) => {
      expect(faultsOf(page('      []').replace('home', locale), names)).toEqual([
        `Line 2, page ${locale}: slug is a language, whose pages stand there.`,
      ])
    },
  )

  test('says what nobody is shown, and keeps it', () => {
    const read = readSite(`${page('      - { type: wheel, speed: 3 }')}\nheader: [{ type: lamp }]`)
    expect(read).toMatchObject({
      ok: true,
      plain: { header: [{ type: 'lamp' }] },
      skipped: [
        'Item 1 of the header (lamp) is of a type that is not known here: it is kept, and shown to nobody.',
        'Block 1 of home (wheel) is of a type that is not known here: it is kept, and shown to nobody.',
      ],
    })
  })

  test('says of a link that it leads to a page that is not there, and refuses nothing for it', () => {
    const links = ['cup', 'live?view=board', 'soccer', 'sumer-cup#rules', 'soccer/no-such-l9']
    const entries = links.map((path) => `{ title: { en: Go }, link: /sports/${path} }`)
    const read = readSite(
      `pages: [{ slug: cup, title: { en: Cup }, blocks: [] }]\nsideMenu: [${entries.join(', ')}]`,
      names,
    )
    expect(read).toMatchObject({
      ok: true,
      skipped: ['SideMenu[3].link leads to a page that is not there.'],
    })
  })

  test('[BLOCK-03] [BLOCK-05] says what this machine shows to nobody, and which setting is missing', () => {
    const picture = (src: string) => `{ src: "${src}", width: 9, height: 9, alt: { en: A } }`
    const blocks = [
      `      - { type: iframe, title: { en: Radio }, src: "https://radio.example/a", height: 90 }`,
      `      - { type: iframe, title: { en: Map }, src: "https://maps.example/a", height: 90 }`,
      `      - { type: image, images: [${picture('/own.png')}, ${picture('https://img.example/b.png')}] }`,
      `      - { type: image, images: [${picture('https://cdn.example/b.png')}] }`,
    ]
    const text = `${page(blocks.join('\n'))}\nsettings: { signUp: { blockedCountries: [AT] } }`
    const machine = { frameHosts: ['radio.example'], imageHosts: ['cdn.example'] }
    const skippedOf = (countryHeader: string | undefined) => {
      const read = readSite(text, names, undefined, { ...machine, countryHeader })
      return read.ok ? read.skipped : read.faults
    }
    const ofHosts = [
      'Block 2 of home (iframe): src is of maps.example, which FRAME_HOSTS does not name: it is not shown.',
      'Block 3 of home (image): images[1].src is of img.example, which IMAGE_HOSTS does not name: it is not shown.',
    ]
    expect(skippedOf('x-country')).toEqual(ofHosts)
    expect(skippedOf(undefined)).toEqual([
      ...ofHosts,
      'Settings.signUp.blockedCountries needs COUNTRY_HEADER: without it nobody is kept out.',
    ])
  })

  test('asks for no names where nobody knows them', () => {
    expect(faultsOf(page('      - { type: top_events, filters: { leagueIds: ["99"] } }'))).toEqual(
      [],
    )
  })
})
