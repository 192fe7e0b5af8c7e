export { type CashedOutEvent, type CrashOutcome, crashTickMs, crashX100Max, crashX100Min } from './crash.ts'
export { crashHeightAt, crashMsOf, crashX100At } from './curve.ts'
