import type { ContractKind, IncomeState } from '@fairground/contract'
import type { Contract } from './contract.ts'
import type { Rhythm } from './period.ts'

/** With the account names of its sides. */
export interface ListedContract {
  contract: Contract
  upline: string
  downline: string
}

/** One settled period of one contract. */
export interface StoredIncome {
  id: string
  contractId: string
  kind: ContractKind
  rhythm: Rhythm
  uplineId: string
  downlineId: string
  currency: string
  isPaidByHouse: boolean
  rateBp: number
  periodFrom: Date
  periodTo: Date
  activeMembers: number
  validMinor: bigint
  lossMinor: bigint
  baseMinor: bigint
  amountMinor: bigint
  state: IncomeState
  tryCount: number
  nextTryAt: Date | undefined
  paidAt: Date | undefined
}

export interface ListedIncome {
  income: StoredIncome
  upline: string
  downline: string
}
