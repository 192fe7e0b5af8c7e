export { type SamInstantWin, samInstantWin } from './instant-win.ts'
export { beatsSam, samPlay } from './plays.ts'
export { declarePayments, type SamEnd, samCutUnits, samFeePercent, samPayments, samUnits } from './settle.ts'
