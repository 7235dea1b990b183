export * from './prove-draw.ts'
export * from './prove-lootbox.ts'
export * from './prove-lottery.ts'
