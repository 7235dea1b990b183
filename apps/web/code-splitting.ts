/**
 * Lists of one sport, league or day with their results, of favourites, in blocks of an operator: home
 * and the live page have none of them. The badge of live matches is in all that have lists, and no
 * file of its own.
 */
const onEveryList =
  /packages\/ui\/src\/badge\/|features\/catalogue\/(?!days\/|day-|results\/|sport\/|page\/event-|event-blocks|favourite|home\/shelves\/|list\/(?:upcoming-list|day-sections|group-by-day|use-match-pages)|load-)/

/** Calls that few pages make come in files of their own, with the schemas that only they need. */
const firstCalls =
  /packages\/contract\/(?!src\/(?:draws\/|hash\.|receipts\/|calls\/(?:later-calls|security)|(?:calls|schemas)\/(?:account-access|bonuses|code-digits|device-push|host-messages|jackpots|limits|lotteries|match-chat|notifications|odds-history|payments|predictions|promotions|own-records|racing|receipts|sharing|site|site-view|page-blocks|blocks|written|chat-support|sportsbook-sessions|transactions|virtual-wallets)\.))|node_modules\/valibot\//

/**
 * What comes in which file. What every page loads stands in two, libraries apart because they change
 * less often than the product; what every list shares stands in one, the calls of first pages with
 * their schemas in another. The rest is left to the bundler: a page's own code, what is imported late, and what only
 * lists of a sport, a league or a day share: a room for that pulled along what other late files need.
 * Without the rooms it makes a file of each set of modules that two pages share, and each of
 * them costs half a kilobyte of headers, and its name in the first file.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules|rolldown.runtime/,
      tags: ['$initial' as const],
      priority: 3,
    },
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    { name: 'contract', test: firstCalls, priority: 2 },
    { name: 'catalogue', test: onEveryList, minShareCount: 2, priority: 1 },
  ],
}
