import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isRefusal } from '@fairground/client'
import type { DemoAccount } from '../demo-accounts.ts'
import type { Player } from '../player.ts'
import { enter } from '../seeds/players.ts'
import { draw } from './chance.ts'
import type { PurseVendor } from './purse-vendor.ts'

const currency = 'VND'
const triesMax = 240
const pauseMs = 250
const breathMs = 50

/** One wish to move money; its request id is never used for anything else. */
interface Move {
  direction: 'in' | 'out'
  amountMinor: bigint
  requestId: string
  /** Undefined while the outcome is not known. */
  told?: { status: 'done' | 'refused'; transactionId?: string }
}

interface Start {
  world: Parameters<typeof enter>[0]
  account: DemoAccount
  vendor: PurseVendor
  seed: number
  playerIdOf(account: string): Promise<string>
}

/** A member who moves money to a vendor's purse, plays, moves it back, and records the portal's answers. */
export class Mover {
  readonly moves: Move[] = []
  readonly #player: Player
  readonly #vendor: PurseVendor
  readonly #seed: number
  #playerId = ''
  #startMinor = 0n
  /** What the games at the vendor gave, less what they took. */
  #wonMinor = 0n

  private constructor(player: Player, vendor: PurseVendor, seed: number) {
    this.#player = player
    this.#vendor = vendor
    this.#seed = seed
  }

  static async sitDown({ world, account, vendor, seed, playerIdOf }: Start): Promise<Mover> {
    const mover = new Mover(await enter(world, account), vendor, seed)
    const { api } = mover.#player
    const [method] = (await api.deposits.methods({})).filter(({ kind }) => kind === 'sandbox')
    await api.deposits.request({ methodId: method?.methodId ?? '', amount: '1000000.00', requestId: randomUUID() })
    mover.#startMinor = await mover.#mainMinor()
    await mover.#move('in', 100n)
    mover.#playerId = await playerIdOf(account.username)
    return mover
  }

  /** The next movement or game, whatever becomes of it. */
  async act(): Promise<void> {
    const { username } = this.#player
    const count = this.moves.length
    this.#vendor.drawFaults()
    if (draw(3, this.#seed, username, count, 'play') === 0) this.#play(count)
    const direction = draw(5, this.#seed, username, count, 'direction') < 3 ? 'in' : 'out'
    await this.#move(direction, BigInt(100 * (1 + draw(500, this.#seed, username, count, 'amount'))))
  }

  #play(count: number): void {
    const held = this.#vendor.keeper.balanceOf(this.#playerId, currency)
    const changeMinor = BigInt(draw(2 * Number(held) + 1, this.#seed, this.#player.username, count, 'game')) - held
    this.#vendor.keeper.play(this.#playerId, currency, changeMinor)
    this.#wonMinor += changeMinor
  }

  async #move(direction: Move['direction'], amountMinor: bigint): Promise<void> {
    const move: Move = { direction, amountMinor, requestId: randomUUID() }
    this.moves.push(move)
    const told = await this.#ask(move)
    if (told) move.told = told
    else await setTimeout(breathMs)
  }

  /** Undefined when nothing came that decides it. */
  async #ask({ direction, amountMinor, requestId }: Move): Promise<Move['told']> {
    const [from, to] = direction === 'in' ? ['main', this.#vendor.vendorId] : [this.#vendor.vendorId, 'main']
    const amount = `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`
    try {
      const { status, transactionId } = await this.#player.api.wallet.walletTransfer({ from, to, amount, requestId })
      return status === 'done' ? { status, transactionId } : undefined
    } catch (error) {
      // What the vendor refused came back to where it was.
      const isRefused = isRefusal(error, 'INSUFFICIENT_BALANCE') || isRefusal(error, 'WALLET_CLOSED')
      return isRefused ? { status: 'refused' } : undefined
    }
  }

  async #insist(move: Move): Promise<NonNullable<Move['told']>> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const told = await this.#ask(move)
      if (told) return told
      await setTimeout(pauseMs)
    }
    throw new Error('a movement between wallets never came to an end')
  }

  /** Asks again for what was never answered. */
  async resolve(): Promise<void> {
    for (const move of this.moves) move.told ??= await this.#insist(move)
  }

  /** How many movements that were done are told otherwise when they are asked for once more. */
  async countForgotten(): Promise<number> {
    let count = 0
    for (const { told, ...move } of this.moves) {
      if (told?.status !== 'done') continue
      const again = await this.#insist(move)
      if (again.transactionId !== told.transactionId) count += 1
    }
    return count
  }

  /** Whether main wallet and purse hold just what was moved and played. */
  async isEven(): Promise<boolean> {
    const moved = this.moves.reduce(
      (sum, { told, direction, amountMinor }) =>
        told?.status === 'done' ? sum + (direction === 'in' ? amountMinor : -amountMinor) : sum,
      0n,
    )
    const purse = this.#vendor.keeper.balanceOf(this.#playerId, currency)
    return (await this.#mainMinor()) === this.#startMinor - moved && purse === moved + this.#wonMinor
  }

  async #mainMinor(): Promise<bigint> {
    const { balance } = await this.#player.api.wallet.balance({})
    return BigInt(balance.replace('.', ''))
  }
}
