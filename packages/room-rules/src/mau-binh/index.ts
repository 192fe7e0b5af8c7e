export { arrange } from './arrange.ts'
export { type MauBinhInstantWin, mauBinhInstantUnits, mauBinhInstantWin } from './instant-win.ts'
export { compareRow, isProper, type MauBinhHand, mauBinhRows } from './rows.ts'
export { instantPayments, type MauBinhOptions, mauBinhFeePercent, mauBinhPayments } from './settle.ts'
