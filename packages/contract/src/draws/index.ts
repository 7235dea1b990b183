export * from './prove-draw.ts'
