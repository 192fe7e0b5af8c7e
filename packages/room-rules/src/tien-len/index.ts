export { type TienLenInstantWin, tienLenInstantWin } from './instant-win.ts'
export { beatsTienLen, isCut, type TienLenPlay, tienLenOrder, tienLenPlay } from './plays.ts'
export { cutUnits, instantWinUnits, type TienLenEnd, tienLenFeePercent, tienLenPayments } from './settle.ts'
