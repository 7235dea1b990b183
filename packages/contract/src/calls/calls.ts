export * from './first-calls.ts'
export * from './later-calls.ts'
