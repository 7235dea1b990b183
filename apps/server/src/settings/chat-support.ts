import * as v from 'valibot'

/** Who answers players' questions at once: a kind and its account, by a colon. */
export const chatSupport = v.pipe(
  v.string(),
  v.regex(
    /^(?:none|(?:link|frame):https?:\/\/\S+|(?:livechat|crisp):[\w-]+)$/,
    'must be none, link: or frame: and an address, or livechat: or crisp: and an account',
  ),
)
