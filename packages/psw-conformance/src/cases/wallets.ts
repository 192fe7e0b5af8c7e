import { randomUUID } from 'node:crypto'
import type { Case } from '../case.ts'
import { equal, expectCode, NotTried } from '../expect.ts'
import type { Lab } from '../lab.ts'
import { newBet, type Player } from '../player.ts'
import type { WalletKeeper } from '../simulator/wallet-keeper.ts'

type Direction = 'in' | 'out'

/** A player with money on both sides: the main wallet in the portal, and a purse at the vendor. */
class WalletPlayer {
  readonly player: Player
  readonly #keeper: WalletKeeper
  readonly #scale: bigint

  constructor(player: Player, keeper: WalletKeeper, scale = 1) {
    this.player = player
    this.#keeper = keeper
    this.#scale = BigInt(scale)
  }

  /** What came of it; the same wish id is the same wish. */
  async move(direction: Direction, amount: number, wishId = randomUUID()): Promise<string> {
    const change = { kind: 'wallet-transfer', wishId, direction, amount: String(amount) } as const
    const { isDone, transferState } = await this.player.change(change)
    return isDone && transferState ? transferState : 'not begun'
  }

  async expect(main: number, atVendor: number, what: string): Promise<void> {
    await this.player.expectBalance(main, `${what}: main wallet`)
    const { playerId, currency } = this.player.facts
    const purse = this.#keeper.balanceOf(playerId, currency) / this.#scale
    equal(String(purse), String(atVendor), `${what}: purse at the vendor`)
  }

  /** A round from the purse; the feed tells it. */
  playRound(stake: number, win: number) {
    const { playerId, currency, gameId } = this.player.facts
    const scaled = (amount: number) => BigInt(amount) * this.#scale
    return this.#keeper.playRound({ playerId, currency, gameId }, scaled(stake), scaled(win))
  }

  /** What the portal has of an id. */
  async stateOf({ transactionId }: { transactionId: string }): Promise<string> {
    const { state, portalTransactionId } = await this.player.status(transactionId)
    return `${state}${portalTransactionId === undefined ? '' : ' with a movement'}`
  }

  play(change: number): void {
    const { playerId, currency } = this.player.facts
    this.#keeper.play(playerId, currency, BigInt(change) * this.#scale)
  }
}

/** Runs a case in the mode of purses, and brings the vendor back to one wallet with every purse empty. */
const inTransferMode =
  (run: (one: WalletPlayer, keeper: WalletKeeper, lab: Lab) => Promise<void>) =>
  async (lab: Lab): Promise<void> => {
    const { keeper, scale } = lab.options
    if (!keeper) throw new NotTried('needs purses that the portal can reach (--purses <port>)')
    const player = await lab.player()
    const one = new WalletPlayer(player, keeper, scale)
    equal((await player.change({ kind: 'wallet-mode', mode: 'transfer' })).isDone, true, 'the mode of purses')
    try {
      await run(one, keeper, lab)
    } finally {
      keeper.faults.length = 0
      keeper.empty()
      await lab.options.timing.wait(lab.options.timing.memoryMs)
      const { isDone } = await player.change({ kind: 'wallet-mode', mode: 'single' })
      equal(isDone, true, 'back to one wallet')
      await lab.options.timing.wait(lab.options.timing.memoryMs)
    }
  }

export const walletCases: Case[] = [
  {
    id: 'W-61',
    title: 'money goes to the purse at the vendor and back, once however often one wish is told',
    isSingle: true,
    run: inTransferMode(async (one, keeper) => {
      const before = keeper.movedCount
      const wishId = randomUUID()
      const told = await Promise.all([1, 2, 3].map(() => one.move('in', 30_000, wishId)))
      equal(told.join(' '), 'done done done', 'one wish told three times')
      await one.expect(70_000, 30_000, 'after it went there')
      one.play(5_000)
      equal(await one.move('out', 35_000), 'done', 'all of it back')
      await one.expect(105_000, 0, 'after it came back')
      equal(keeper.movedCount - before, 2, 'movements at the vendor')
    }),
  },
  {
    id: 'W-62',
    title: 'a call that is lost leaves the money in transit, and asking again moves it once',
    isSingle: true,
    run: inTransferMode(async (one, keeper) => {
      const wishId = randomUUID()
      keeper.faults.push('lost')
      equal(await one.move('in', 20_000, wishId), 'pending', 'a lost call')
      await one.expect(80_000, 0, 'while nothing is known')
      equal(await one.move('in', 20_000, wishId), 'done', 'asked again')
      await one.expect(80_000, 20_000, 'in the end')
    }),
  },
  {
    id: 'W-63',
    title: 'an answer that is lost, or a page in its place, is no outcome, both ways',
    isSingle: true,
    run: inTransferMode(async (one, keeper) => {
      for (const [direction, fault] of [
        ['in', 'answer-lost'],
        ['out', 'page'],
      ] as const) {
        const wishId = randomUUID()
        keeper.faults.push(fault, fault)
        equal(await one.move(direction, 10_000, wishId), 'pending', `${direction}, first try`)
        equal(await one.move(direction, 10_000, wishId), 'pending', `${direction}, second try`)
        equal(await one.move(direction, 10_000, wishId), 'done', `${direction}, third try`)
      }
      await one.expect(100_000, 0, 'in the end')
    }),
  },
  {
    id: 'W-64',
    title: 'what the vendor refuses comes back to where it was, and stays refused',
    isSingle: true,
    run: inTransferMode(async (one, keeper) => {
      const wishId = randomUUID()
      keeper.faults.push('refused')
      equal(await one.move('in', 20_000, wishId), 'refused', 'refused by the vendor')
      equal(await one.move('in', 20_000, wishId), 'refused', 'the same wish again')
      equal(await one.move('out', 20_000), 'refused', 'more than the purse holds')
      equal(await one.move('in', 100_001), 'not begun', 'more than the main wallet holds')
      await one.expect(100_000, 0, 'in the end')
    }),
  },
  {
    id: 'W-65',
    title: 'a call that comes twice, and many wishes at once, move what they say and no more',
    isSingle: true,
    run: inTransferMode(async (one, keeper) => {
      keeper.faults.push('doubled', 'none', 'doubled')
      const told = await Promise.all(Array.from({ length: 12 }, () => one.move('in', 10_000)))
      equal(told.filter((state) => state === 'done').length, 10, 'wishes that were done')
      equal(told.filter((state) => state === 'not begun').length, 2, 'wishes beyond the money')
      await one.expect(0, 100_000, 'in the end')
      equal(await one.move('out', 100_000), 'done', 'all of it back')
      await one.expect(100_000, 0, 'after it came back')
    }),
  },
  {
    id: 'W-66',
    title: 'a vendor with purses takes no bets from the main wallet, and stays so while money is with it',
    isSingle: true,
    run: inTransferMode(async (one, _, lab) => {
      await lab.options.timing.wait(lab.options.timing.memoryMs)
      expectCode(await one.player.bet(newBet()), 'MAINTENANCE_BETS_ONLY', 'a bet')
      equal(await one.move('in', 1_000), 'done', 'money there')
      const changed = await one.player.change({ kind: 'wallet-mode', mode: 'single' })
      equal(changed.isDone, false, 'one wallet while money is there')
      equal(await one.move('out', 1_000), 'done', 'money back')
    }),
  },
  {
    id: 'W-70',
    title: 'what is played from a purse is told in the feed, kept once, and moves nothing in the main wallet',
    isSingle: true,
    run: inTransferMode(async (one, keeper, lab) => {
      equal(await one.move('in', 10_000), 'done', 'money there')
      const told = one.playRound(1_000, 2_500)
      const stranger = new WalletPlayer(await lab.player(), keeper, lab.options.scale)
      const madeUp = stranger.playRound(1_000, 1_000)
      for (const again of [[], told]) {
        keeper.feed.push(...again)
        await one.player.change({ kind: 'read-feed' })
        for (const row of told) equal(await one.stateOf(row), 'APPLIED', `a ${row.call} that was told`)
      }
      for (const row of madeUp)
        equal(await stranger.stateOf(row), 'UNKNOWN', `a ${row.call} of a player who brought no money`)
      const { roundId } = told[0] ?? {}
      expectCode(await one.player.win({ roundId }), 'TRANSACTION_MISMATCH', 'a win of such a round')
      await one.expect(90_000, 11_500, 'in the end')
      equal(await one.move('out', 11_500), 'done', 'all of it back')
    }),
  },
]
