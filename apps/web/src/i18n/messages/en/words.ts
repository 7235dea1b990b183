export const words = {
  close: 'Close',
  back: 'Back',
  retry: 'Try again',
  skipToContent: 'Skip to content',
  today: 'Today',
  tomorrow: 'Tomorrow',
  live: 'Live',
  vs: '{home} v {away}',
}
