export { loadRace } from '../../../../features/racing/load-race.ts'
export { RacePage } from '../../../../features/racing/race-page.tsx'
