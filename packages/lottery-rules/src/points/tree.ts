import { groupShares, type Member } from './groups.ts'

export type Account = Member & { readonly parent: string | null }
export type TreeBet = { readonly player: string; readonly group: number; readonly stakeMinor: bigint }

export type TreeIncome = {
  /** Of everybody who has any, players' rebates included. */
  readonly incomeMinor: ReadonlyMap<string, bigint>
  readonly houseMinor: bigint
  readonly restMinor: bigint
}

/** Everything that bets bring to a tree of accounts. Shares are cut bet by bet. @throws RangeError for a broken line */
export function treeIncome(maxGroup: number, accounts: readonly Account[], bets: readonly TreeBet[]): TreeIncome {
  const lineOf = lines(accounts)
  const incomeMinor = new Map<string, bigint>()
  let [houseMinor, restMinor] = [0n, 0n]
  for (const { player, group, stakeMinor } of bets) {
    const ends = groupShares({ maxGroup, line: lineOf(player), betGroup: group, stakeMinor })
    for (const [id, share] of ends.shares) if (share > 0n) incomeMinor.set(id, (incomeMinor.get(id) ?? 0n) + share)
    houseMinor += ends.houseMinor
    restMinor += ends.restMinor
  }
  return { incomeMinor, houseMinor, restMinor }
}

/** The line of an account from the top down, each found once. */
export function lines(accounts: readonly Account[]): (id: string) => readonly Account[] {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const known = new Map<string, readonly Account[]>()
  return function lineOf(id) {
    const found = known.get(id)
    if (found) return found
    const line: Account[] = []
    for (let at: string | null = id; at !== null; ) {
      const account = byId.get(at)
      if (!account || line.includes(account)) throw new RangeError(`The line of ${id} is broken at ${at}`)
      line.unshift(account)
      at = account.parent
    }
    known.set(id, line)
    return line
  }
}
