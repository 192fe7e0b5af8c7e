export { type Claim, claimsShare } from './claims-share.ts'
export { type RakeRule, rakeOf, rakePots } from './rake.ts'
export { awardPots, type Pot, sidePots, type WonPot } from './side-pots.ts'
