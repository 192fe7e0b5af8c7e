export type { LimboBet, LimboEvent } from './limbo.ts'
