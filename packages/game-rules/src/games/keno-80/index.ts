export type { Keno80Bet, Keno80Event } from './keno-80.ts'
export { keno80PickChance, keno80SideChance } from './keno-80-sheet.ts'
export { type Keno80Side, keno80Pays, keno80SideRules, keno80Sides } from './keno-80-tables.ts'
