/**
 * What every page loads comes in two files, libraries apart because they change less often than
 * the product. Left alone, the bundler makes a file of each set of modules that two pages share, and
 * each of them costs half a kilobyte of headers.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'libraries',
      test: /node_modules|rolldown.runtime/,
      tags: ['$initial' as const],
      priority: 1,
    },
    { name: 'app', tags: ['$initial' as const] },
  ],
}
