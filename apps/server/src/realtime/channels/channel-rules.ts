/** What a channel is and who may use it. */
export type ChannelRule = {
  /** Publications kept for clients that come back. */
  historySize: number
  /** The only user who may subscribe, with a subscription token; undefined = everyone. */
  owner: string | undefined
  /** Subscribers may list the clients of the channel. */
  presence: boolean
  /** Subscribers may publish. */
  clientPublish: boolean
  /** The stream begins when somebody asks for its position or subscribes, and not before. */
  onDemand?: boolean
  /** Subscribers that ask for it get the changes of the data instead of the data. */
  delta?: boolean
}

/** Names the rule of a channel; undefined when there is no such channel. */
export type ChannelRules = (channel: string) => ChannelRule | undefined

export type HistorySizes = { updates: number; match: number; private: number }

const updatesName = /^public:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.updates$/
const newsName = /^public:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.news$/
const matchName = /^public:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.updates\.match\.[\w:-]{1,100}$/
const marketName = /^public:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.updates\.market\.\d{1,9}$/
const privateName =
  /^\$private:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.platform_user\.([\w:-]{1,100})$/

/** Of the public streams only its run always: twenty languages would cost as much as their players bring. */
const english = /^public:en\./

/**
 * The channels of the product: of everything, of what concerns every page, of a match, of a market in lists, of a player. Presence is closed on public channels because it would show
 * the ids of signed-in players to everyone.
 */
export function createChannelRules(history: HistorySizes): ChannelRules {
  const open = { owner: undefined, presence: false, clientPublish: false }
  const updates: ChannelRule = { ...open, historySize: history.updates, delta: true }
  const match: ChannelRule = { ...open, historySize: history.match, onDemand: true, delta: true }
  const ofPlayer = { historySize: history.private, presence: true, clientPublish: false }
  return (channel) => {
    // First, and by one letter: after a match this is asked for every language of each player.
    if (channel.startsWith('$')) {
      const owner = privateName.exec(channel)?.[1]
      return owner === undefined ? undefined : { ...ofPlayer, owner, onDemand: true }
    }
    const onDemand = !english.test(channel)
    if (updatesName.test(channel)) return { ...updates, onDemand }
    if (matchName.test(channel) || newsName.test(channel)) return match
    if (marketName.test(channel)) return { ...updates, onDemand: true }
    return undefined
  }
}
