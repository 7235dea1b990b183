import { BONUS_TYPES } from '@touchline/betting'
import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { hostOrigin, LOCALES, PAGE_NAMES } from '@touchline/contract'
import * as v from 'valibot'
import { PROXY_RANGES } from './proxy-ranges.ts'
import { SPORT_KEYS } from './sport-keys.ts'

/** What stands between commas. */
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
)

export const bonusTypeList = v.pipe(
  list,
  v.array(v.picklist(BONUS_TYPES, `must name some of ${BONUS_TYPES.join(', ')}`)),
)

export const countryList = v.pipe(
  list,
  v.array(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must name countries by two capital letters, as AT')),
  ),
)

export const originList = v.pipe(list, v.array(hostOrigin))

export const hostList = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i,
        'must name hosts, as cdn.example or *.example',
      ),
    ),
  ),
)

/** Who answers players' questions at once: a kind and its account, by a colon. */
export const chatSupport = v.pipe(
  v.string(),
  v.regex(
    /^(?:none|(?:link|frame):https?:\/\/\S+|(?:livechat|crisp):[\w-]+)$/,
    'must be none, link: or frame: and an address, or livechat: or crisp: and an account',
  ),
)

const wholeNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}$/, 'must be a whole number'),
  v.transform(Number),
)

/** No timer and no date takes more than these. */
export const MOST_SECONDS = 86_400
export const MOST_DAYS = 3_650

export const whole = (least: number, most: number) =>
  v.pipe(
    wholeNumber,
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

export const url = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      // A socket path may stand in place of the host, which URL does not read.
      (given) =>
        protocols.some((protocol) => given.startsWith(`${protocol}://`)) &&
        URL.canParse(given.replace('@/', '@localhost/')),
      `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
    ),
  )

/** Of a site: what stands below it is the product's. */
export const siteUrl = v.pipe(
  url(['http', 'https']),
  v.check((given) => {
    const address = URL.parse(given)
    // What is no address has its sentence already.
    if (address === null) return true
    const { origin, pathname, search, hash } = address
    return given.startsWith(origin) && /^\/*$/.test(`${pathname}${search}${hash}`)
  }, 'must be an address without a path, as https://bets.example'),
)

export const port = whole(0, 65_535)
export const positive = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number above 0'),
  v.transform(Number),
  v.minValue(0.001, 'must be a number above 0'),
)
export const text = v.pipe(v.string(), v.minLength(1))
export const milliseconds = whole(0, 3_600_000)
export const percent = whole(0, 50)
export const signedPercent = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}$/, 'must be a whole number'),
  v.transform(Number),
  v.minValue(-50, 'must be at least -50'),
  v.maxValue(50, 'must be at most 50'),
)

export const PLAYER_FIELD_KEYS = ['first_name', 'last_name', 'nickname', 'phone'] as const

export type PlayerFieldKey = (typeof PLAYER_FIELD_KEYS)[number]

export const fieldList = v.pipe(
  list,
  v.array(v.picklist(PLAYER_FIELD_KEYS, `must name some of ${PLAYER_FIELD_KEYS.join(', ')}`)),
)

export const localeList = v.pipe(
  list,
  v.array(v.picklist(LOCALES, `must name some of ${LOCALES.join(', ')}`)),
)

export const sportList = v.pipe(
  list,
  v.array(v.picklist(SPORT_KEYS, `must name some of ${SPORT_KEYS.join(', ')}`)),
)

/** Of the site; `all` is every one. */
export const pageList = v.pipe(
  list,
  v.array(
    v.picklist(['all', ...PAGE_NAMES], `must be all, or name some of ${PAGE_NAMES.join(', ')}`),
  ),
)

function isNetwork(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
}

export const proxyList = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (one) => Object.hasOwn(PROXY_RANGES, one) || isNetwork(one),
        'must name addresses or networks, as 10.0.0.7 or 10.0.0.0/8',
      ),
    ),
  ),
)

export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
)

export function isEd25519(base64: string): boolean {
  try {
    const key = Buffer.from(base64, 'base64')
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' }).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}
