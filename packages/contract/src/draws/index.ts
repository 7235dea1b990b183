export * from './prove-draw.ts'
export * from './prove-lottery.ts'
