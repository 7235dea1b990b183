/** The search dialog. */
export const search = {
  title: 'Search',
  field: 'Search teams, leagues, sports',
  clear: 'Clear the text',
  results: 'Search results',
  recent: 'Recent searches',
  forget: 'Forget them',
  groups: {
    sports: 'Sports',
    tournaments: 'Leagues',
    live: 'Live now',
    upcoming: 'Upcoming',
    competitors: 'Teams and players',
  },
  topLeagues: 'Top leagues',
  found: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  searching: 'Searching…',
  nothing: 'Nothing found for “{text}”',
  nothingHint: 'Check the spelling, or try a team, a league or a sport.',
  failed: 'We could not search everything. This is what this page knows by itself.',
  retry: 'Try again',
  keys: '↑ ↓ to choose · Enter to open · Esc to close',
}
