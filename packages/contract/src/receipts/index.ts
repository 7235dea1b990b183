export { canonicalJson } from './canonical-json.ts'
export * from './prove-receipt.ts'
export { receiptText } from './receipt-text.ts'
export type { Receipt } from './receipt.ts'
