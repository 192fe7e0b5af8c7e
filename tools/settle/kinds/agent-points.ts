import {
  type Account,
  groupShares,
  instantRebate,
  keeping,
  poolShares,
  type Shares,
  treeIncome,
} from '@fairground/lottery-rules'
import * as z from 'zod'
import { listOf, minor, oneOf, percent, share, whole } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'

const group = whole(0, 2000)
const name = z.string('a text').min(1, 'a text')
const member = z.object({ id: name, group })
const deepest = { min: 1, max: 100 }

const points = z.object({ maxGroup: group, line: listOf(member, deepest), betGroup: group, stakeMinor: minor })

const poolMember = z.object({ id: name, split: oneOf(['all', 'none']).optional(), keepPercent: percent.optional() })
const pool = z.object({ poolRate: share, stakeMinor: minor, line: listOf(poolMember, deepest) })

const tree = z.object({
  maxGroup: group,
  accounts: listOf(member.extend({ parent: name.nullable() }), { min: 1, max: 100_000 }),
  bets: listOf(z.object({ player: name, group, stakeMinor: minor }), { min: 0, max: 100_000 }),
})

const rebate = z.object({ ownGroup: group, betGroup: group, stakeMinor: minor })

export const agentPointKinds: readonly Kind[] = [
  kind('agent-points', points, (bet) => {
    const groups = [bet.maxGroup, ...bet.line.map((one) => one.group), bet.betGroup]
    const wrong = groups.findIndex((one, index) => one > (groups[index - 1] ?? one))
    if (wrong > bet.line.length) return refuse('betGroup', 'at most the group of the player')
    if (wrong > 0) return refuse(`line.${wrong - 1}.group`, 'at most the group above')
    const ends = groupShares(bet)
    const isBelow = (bet.line[0]?.group ?? bet.maxGroup) < bet.maxGroup
    return { ...told(ends), ...(isBelow && { houseMinor: `${ends.houseMinor}` }) }
  }),
  kind('agent-pool', pool, ({ line, poolRate, stakeMinor }) =>
    told(
      poolShares(
        line.map(({ id, split, keepPercent }) => ({ id, keeps: keepPercent ?? keeping[split ?? 'all'] })),
        poolRate,
        stakeMinor,
      ),
    ),
  ),
  kind('agent-tree', tree, ({ maxGroup, accounts, bets }) => {
    const fault = treeFault(maxGroup, accounts, bets)
    if (fault) return fault
    const { incomeMinor, houseMinor, restMinor } = treeIncome(maxGroup, accounts, bets)
    const income = Object.fromEntries([...incomeMinor].map(([id, minor]) => [id, `${minor}`]))
    return { incomeMinor: income, restMinor: `${restMinor}`, ...(houseMinor > 0n && { houseMinor: `${houseMinor}` }) }
  }),
  kind('instant-rebate', rebate, (bet) => {
    if (bet.betGroup > bet.ownGroup) return refuse('betGroup', 'at most the own group')
    const { rebateMinor, debitMinor } = instantRebate(bet)
    return { rebateMinor: `${rebateMinor}`, debitMinor: `${debitMinor}` }
  }),
]

const told = ({ shares, restMinor }: Shares) => ({
  shares: Object.fromEntries([...shares].map(([id, minor]) => [id, `${minor}`])),
  restMinor: `${restMinor}`,
})

/** Every account hangs on the house, and no group is above the one that it comes from. */
function treeFault(
  maxGroup: number,
  accounts: readonly Account[],
  bets: readonly { readonly player: string; readonly group: number }[],
): Refused | undefined {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  if (byId.size < accounts.length) return refuse('accounts', 'each account once')
  const above = ({ parent }: Account) => (parent === null ? { group: maxGroup } : byId.get(parent))
  const wrong = accounts.findIndex(
    (account) => account.group > (above(account)?.group ?? -1) || !isRooted(account, byId),
  )
  if (wrong >= 0) return refuse(`accounts.${wrong}`, 'an account of the tree with at most the group above')
  const bet = bets.findIndex(({ player, group: at }) => at > (byId.get(player)?.group ?? -1))
  return bet < 0 ? undefined : refuse(`bets.${bet}`, 'a player of the tree with at most the own group')
}

function isRooted(account: Account, byId: ReadonlyMap<string, Account>): boolean {
  let at: Account | undefined = account
  for (let steps = 0; at && steps <= byId.size; steps += 1) {
    if (at.parent === null) return true
    at = byId.get(at.parent)
  }
  return false
}
