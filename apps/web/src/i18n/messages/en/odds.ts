export const odds = {
  suspended: 'suspended',
  stale: 'price is out of date',
  closed: 'closed',
}
