import { BONUS_TYPES } from '@touchline/betting'
import * as v from 'valibot'

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
