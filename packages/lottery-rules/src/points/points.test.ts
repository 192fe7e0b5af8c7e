import { fraction, plus, quickDraws, times } from '@fairground/game-rules/exact'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupDefaults, groupFault, groupShares, highestGroup, instantRebate, rates } from './groups.ts'
import { keeping, poolRates, poolShares } from './pool.ts'
import { type Account, lines, treeIncome } from './tree.ts'

it('[games 12.11] shares go down the line, and the player has his rebate', () => {
  const line = [
    { id: 'top', group: 1960 },
    { id: 'a', group: 1954 },
    { id: 'p', group: 1950 },
  ]
  const ends = groupShares({ maxGroup: 1960, line, betGroup: 1900, stakeMinor: 10_000n })
  expect([...ends.shares]).toEqual([
    ['top', 30n],
    ['a', 20n],
    ['p', 250n],
  ])
  expect([ends.houseMinor, ends.restMinor]).toEqual([0n, 0n])
  // Of 7 the shares are 0.021, 0.014 and 0.175, and the pool is 0.21: nothing is left of it.
  expect(groupShares({ maxGroup: 1960, line, betGroup: 1900, stakeMinor: 7n }).restMinor).toBe(0n)
  // 99 · 0.03 = 2.97: shares 0.297, 0.198 and 2.475.
  expect(groupShares({ maxGroup: 1960, line, betGroup: 1900, stakeMinor: 99n })).toMatchObject({ restMinor: 0n })
  expect(groupShares({ maxGroup: 1960, line, betGroup: 1900, stakeMinor: 333n }).restMinor).toBe(1n)
})

it('above a top of a lower group stands the house', () => {
  const line = [
    { id: 'top', group: 1950 },
    { id: 'p', group: 1940 },
  ]
  const ends = groupShares({ maxGroup: 1960, line, betGroup: 1940, stakeMinor: 10_000n })
  expect([ends.houseMinor, ...ends.shares.values()]).toEqual([50n, 50n, 0n])
})

/** Lines of up to 12 accounts, each group at most the one above, and a bet at or below the last. */
const anyLine = fc
  .record({
    groups: fc.array(fc.integer({ min: 1800, max: 1976 }), { minLength: 1, maxLength: 12 }),
    maxGroup: fc.integer({ min: 1800, max: 1976 }),
    betGroup: fc.integer({ min: 1800, max: 1976 }),
    stakeMinor: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  })
  .map(({ groups, maxGroup, betGroup, stakeMinor }) => {
    const [lowest = 0, ...above] = [...groups, maxGroup, betGroup].sort((a, b) => a - b)
    const [highest = 0, ...line] = above.reverse()
    const members = line.map((group, index) => ({ id: `${index}`, group }))
    return { maxGroup: highest, line: members, betGroup: lowest, stakeMinor }
  })

it('[games 12.11] whatever the tree and the bet, prize and shares together are the group of the house', () => {
  fc.assert(
    fc.property(anyLine, (bet) => {
      const { house, members } = rates(bet)
      expect(plus(fraction(bet.betGroup, 2000), house, ...members)).toEqual(fraction(bet.maxGroup, 2000))
      const { shares, houseMinor, restMinor } = groupShares(bet)
      const given = [...shares.values()].reduce((sum, share) => sum + share, houseMinor)
      expect(given + restMinor).toBe((bet.stakeMinor * BigInt(bet.maxGroup - bet.betGroup)) / 2_000n)
      expect(restMinor >= 0n && restMinor < BigInt(shares.size + 1)).toBe(true)
      for (const share of [houseMinor, ...shares.values()]) expect(share >= 0n).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

it('a tree 12 deep gives each account what its bets bring, cut bet by bet', () => {
  const stakes = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(anyLine, stakes, ({ maxGroup, line, betGroup }, list) => {
      const accounts: Account[] = line.map(({ id, group }, index) => ({
        ...{ id, group, parent: index === 0 ? null : `${index - 1}` },
      }))
      const player = line.at(-1)?.id ?? '0'
      const bets = list.map((stakeMinor) => ({ player, group: betGroup, stakeMinor }))
      const { incomeMinor, houseMinor, restMinor } = treeIncome(maxGroup, accounts, bets)
      const given = [...incomeMinor.values()].reduce((sum, income) => sum + income, houseMinor + restMinor)
      const pools = list.map((stake) => (stake * BigInt(maxGroup - betGroup)) / 2_000n)
      expect(given).toBe(pools.reduce((sum, pool) => sum + pool, 0n))
    }),
  )
})

/** Bets in random trees; `npm test -- --all` plays a million. */
const treeBetCount = process.env.PROOFS === 'all' ? 1_000_000 : 4_000
const betsOfTree = 1_000
const depth = 12

it(`[games 12.11] ${treeBetCount} random bets in trees ${depth} deep leave nothing over and nothing short`, {
  timeout: 1_800_000,
}, () => {
  const draws = quickDraws(1_211)
  for (let done = 0; done < treeBetCount; done += betsOfTree) {
    const { maxGroup, accounts } = randomTree(draws)
    const bets = Array.from({ length: betsOfTree }, () => randomBet(draws, accounts))
    const { incomeMinor, houseMinor, restMinor } = treeIncome(maxGroup, accounts, bets)
    const pools = bets.reduce((sum, bet) => sum + (bet.stakeMinor * BigInt(maxGroup - bet.group)) / 2_000n, 0n)
    const given = [...incomeMinor.values()].reduce((sum, income) => sum + income, houseMinor)
    // Compared without `expect` in the loop: a million of them would take minutes.
    if (given + restMinor !== pools) throw new Error(`after ${done} bets: ${given} and ${restMinor} of ${pools}`)
    const lineOf = lines(accounts)
    const ends = bets.map((bet) => ({ bet, line: lineOf(bet.player).length }))
    const restMax = ends.reduce((sum, { line }) => sum + BigInt(line), 0n)
    if (restMinor < 0n || restMinor > restMax) throw new Error(`after ${done} bets the rest is ${restMinor}`)
    expect(Math.max(...ends.map(({ line }) => line))).toBe(depth)
  }
})

type Draws = ReturnType<typeof quickDraws>

/** Three accounts on each level, each below one of the level above, and none above its parent. */
function randomTree(draws: Draws): { maxGroup: number; accounts: Account[] } {
  const maxGroup = 1_950 + draws.int(27)
  let above: Account[] = [{ id: '0', parent: null, group: maxGroup - draws.int(5) }]
  const accounts = [...above]
  for (let level = 1; level < depth; level += 1) {
    above = Array.from({ length: 3 }, (_, place) => {
      const parent = above[draws.int(above.length)] as Account
      return { id: `${level}.${place}`, parent: parent.id, group: Math.max(1_800, parent.group - draws.int(14)) }
    })
    accounts.push(...above)
  }
  return { maxGroup, accounts }
}

/** Any account plays, at any group from the floor to its own. */
function randomBet(draws: Draws, accounts: readonly Account[]) {
  const { id, group } = accounts[draws.int(accounts.length)] as Account
  const stakeMinor = BigInt(1 + draws.int(1_000_000_000))
  return { player: id, group: 1_800 + draws.int(group - 1_799), stakeMinor }
}

it('a tree pays only the line of whoever bets', () => {
  const accounts: Account[] = [
    { id: 'top', parent: null, group: 1960 },
    { id: 'a', parent: 'top', group: 1956 },
    { id: 'b', parent: 'top', group: 1950 },
    { id: 'pa', parent: 'a', group: 1950 },
    { id: 'pb', parent: 'b', group: 1940 },
  ]
  const told = treeIncome(1960, accounts, [
    { player: 'pa', group: 1950, stakeMinor: 10_000n },
    { player: 'pb', group: 1900, stakeMinor: 10_000n },
  ])
  expect(Object.fromEntries(told.incomeMinor)).toEqual({ top: 20n + 50n, a: 30n, b: 50n, pb: 200n })
  expect(() =>
    treeIncome(1960, [{ id: 'x', parent: 'y', group: 1 }], [{ player: 'x', group: 1, stakeMinor: 1n }]),
  ).toThrow(RangeError)
})

it('a rebate at once is taken off the debit', () => {
  expect(instantRebate({ ownGroup: 1950, betGroup: 1900, stakeMinor: 1_000n })).toEqual({
    rebateMinor: 25n,
    debitMinor: 975n,
  })
  expect(instantRebate({ ownGroup: 1950, betGroup: 1949, stakeMinor: 1_999n }).rebateMinor).toBe(0n)
})

it('no group is higher than prize and rebate together allow', () => {
  expect(highestGroup(fraction(1, 100), fraction(1))).toBe(1976)
  expect(highestGroup(fraction(1, 100), fraction(0))).toBe(1996)
})

it('a group keeps its distance to those above and below', () => {
  const rules = { floor: groupDefaults.floor, distance: groupDefaults.distance, max: groupDefaults.max }
  expect(groupFault({ group: 1958, parentGroup: 1960 }, rules)).toBeUndefined()
  expect(groupFault({ group: 1959, parentGroup: 1960 }, rules)).toBe('too-near-parent')
  expect(groupFault({ group: 1959, parentGroup: 1960 }, { ...rules, distance: 0 })).toBeUndefined()
  expect(groupFault({ group: 1960, parentGroup: 1960, isTop: true }, rules)).toBeUndefined()
  expect(groupFault({ group: 1962, parentGroup: 1970 }, rules)).toBe('above-max')
  expect(groupFault({ group: 1798, parentGroup: 1960 }, rules)).toBe('below-floor')
  expect(groupFault({ group: 1940, parentGroup: 1960, childGroupMax: 1940 }, rules)).toBe('below-child')
})

it('[games 12.11] a pool goes down the line by what each keeps, cut once a share', () => {
  const line = [
    { id: 'top', keeps: keeping.all },
    { id: 'a', keeps: fraction(30, 100) },
    { id: 'p', keeps: fraction(0) },
  ]
  const ends = poolShares(line, poolRates.A, 10_000n)
  expect([...ends.shares.values(), ends.restMinor]).toEqual([0n, 33n, 77n, 0n])
  const kept = poolShares([{ id: 'top', keeps: keeping.none }, ...line.slice(1)], poolRates.B, 10_000n)
  expect([...kept.shares.values()]).toEqual([410n, 0n, 0n])
})

it('whatever each keeps, the shares of a pool add up to it', () => {
  const keeps = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(keeps, fc.bigInt({ min: 0n, max: 10n ** 15n }), (list, stakeMinor) => {
      const line = list.map((share, index) => ({ id: `${index}`, keeps: fraction(share, 10_000) }))
      const { shares, restMinor } = poolShares(line, poolRates.B, stakeMinor)
      const { num, den } = times(poolRates.B, fraction(stakeMinor))
      expect([...shares.values()].reduce((sum, share) => sum + share, restMinor)).toBe(num / den)
      expect(restMinor >= 0n && restMinor < BigInt(shares.size)).toBe(true)
    }),
  )
})
