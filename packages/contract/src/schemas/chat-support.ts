import * as v from 'valibot'

/**
 * Who answers players' questions, behind one interface: an address to open beside the site, or a page
 * in a frame. No script of another host runs on the site's pages: a widget that is nothing but a
 * script stands on a page of the operator's own, as `frame`.
 */
export const chatSupport = v.object({
  kind: v.picklist(['link', 'frame', 'livechat', 'crisp']),
  /** An address for `link` and `frame`, else the operator's account with the service. */
  account: v.string(),
})

export type ChatSupport = v.InferOutput<typeof chatSupport>

/** What a service is told of a player who is signed in. */
export type ChatPerson = { readonly name: string; readonly email: string | null }

const ADDRESSES: Readonly<
  Record<ChatSupport['kind'], (account: string, person: ChatPerson | null) => URL>
> = {
  link: (account) => new URL(account),
  frame: (account, person) => withPerson(new URL(account), person, 'name', 'email'),
  livechat: (account, person) =>
    withPerson(
      new URL(`https://secure.livechatinc.com/licence/${account}/v2/open_chat.cgi`),
      person,
      'name',
      'email',
    ),
  crisp: (account, person) =>
    withPerson(
      new URL(`https://go.crisp.chat/chat/embed/?website_id=${account}`),
      person,
      'user_nickname',
      'user_email',
    ),
}

/** The chat's page. */
export function chatAddress({ kind, account }: ChatSupport, person: ChatPerson | null): string {
  return ADDRESSES[kind](account, person).href
}

/** The origin that the site's pages may frame for it; null where it opens beside them. */
export function chatFrameOrigin(chat: ChatSupport): string | null {
  return chat.kind === 'link' ? null : new URL(chatAddress(chat, null)).origin
}

function withPerson(url: URL, person: ChatPerson | null, name: string, email: string): URL {
  if (person !== null && person.name !== '') url.searchParams.set(name, person.name)
  if (person !== null && person.email !== null) url.searchParams.set(email, person.email)
  return url
}
