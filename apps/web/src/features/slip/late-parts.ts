export { FloatingSlip } from './floating-slip.tsx'
export { SlipBody } from './slip-body.tsx'
export { SlipFooter } from './slip-footer.tsx'
export { SlipSheet } from './slip-sheet.tsx'
