import type { Case } from '../case.ts'
import { batchRaceCases } from './batch-races.ts'
import { batchCases } from './batches.ts'
import { betCases } from './bets.ts'
import { boundCases } from './bounds.ts'
import { escrowCases } from './escrow.ts'
import { escrowKillCases } from './escrow-kills.ts'
import { faultCases } from './faults.ts'
import { feedCases } from './feeds.ts'
import { formCases } from './forms.ts'
import { grantCases } from './grants.ts'
import { killCases } from './kills.ts'
import { limitCases } from './limits.ts'
import { loadCases } from './load.ts'
import { pointCases } from './points.ts'
import { roundCases } from './rounds.ts'
import { tipCases } from './tips.ts'
import { trustCases } from './trust.ts'
import { turnoverCases } from './turnover.ts'
import { walletCases } from './wallets.ts'
import { winCases } from './wins.ts'

/**
 * W-01 to W-60; W-61 to W-66 and W-70 of vendors that keep purses of their own, W-67 to W-69 of what a portal bounds,
 * W-71 to W-81 of many bets in one call, W-82 to W-84 of turnovers, W-86 to W-98 of tables of players, W-103 of corrections
 * out of bounds, W-104 of the reality check, W-105 of tips, W-107 and W-108 of prize groups; in their order.
 */
export const cases: readonly Case[] = [
  ...trustCases,
  ...betCases,
  ...winCases,
  ...roundCases,
  ...limitCases,
  ...formCases,
  ...grantCases,
  ...faultCases,
  ...killCases,
  ...feedCases,
  ...loadCases,
  ...walletCases,
  ...boundCases,
  ...batchCases,
  ...batchRaceCases,
  ...turnoverCases,
  ...tipCases,
  ...pointCases,
  ...escrowCases,
  ...escrowKillCases,
].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
