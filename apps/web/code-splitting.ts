/**
 * What every page loads comes in two files, libraries apart because they change less often than
 * the product. Left alone, the bundler makes a file of each set of modules that two pages share, and
 * each of them costs half a kilobyte of headers, and its name in the first file.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules|rolldown.runtime/,
      tags: ['$initial' as const],
      priority: 4,
    },
    { name: 'app', tags: ['$initial' as const], priority: 4 },
    // What the first lists of matches are made of.
    {
      name: 'lists',
      test: /features\/catalogue\/(?:group|list|page|row)\/(?!event-|more-rows|page-title|stream-|day-|group-by-day|kept-groups|row-gate|upcoming-|use-match-pages)|web\/src\/(?:base\/clock|parts\/odds|preferences\/price-text)|ui\/src\/(?:badge|crest)\//,
      priority: 3,
    },
    // What the pages of sports, leagues and days have in common besides.
    {
      name: 'events',
      test: /features\/catalogue\/(?:choice\/|sport\/(?:group-leagues|league-)|load-(?:events|match-pages)|list\/(?:upcoming-|day-sections|group-by-day|kept-groups|row-gate|use-match-pages)|page\/(?:event-|page-title))|data\/queries\/list-markets|ui\/src\/breadcrumb\//,
      priority: 2,
    },
    // Bets ask for it on every page, which need nothing of those.
    { name: 'pages-of-a-list', test: /query-core\/.*\/infiniteQueryObserver/, priority: 3 },
    // With the first call.
    { name: 'contract', test: /packages\/contract\/|node_modules\/valibot\//, priority: 3 },
  ],
}
