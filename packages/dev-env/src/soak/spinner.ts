import { randomUUID } from 'node:crypto'
import { launchTokenOf } from '@fairground/contract/frame'
import { type OpenAnswer, type SpinAnswer, studioPaths } from '@fairground/contract/studio'
import type { DemoAccount } from '../demo-accounts.ts'
import type { Player } from '../player.ts'
import { enter } from '../seeds/players.ts'
import { studio } from '../seeds/rounds.ts'

const triesMax = 240
const pauseMs = 250
/** The studio's last word on a spin whose stake is given back. */
const takenBack = 'WALLET_UNREACHABLE'

interface Addresses {
  portalUrl: string
  gamesUrl: string
}

/** A member who plays at our own studio: one spin is one request id, asked for until its round is known and collected. */
export class Spinner {
  spins = 0
  readonly #world: Addresses & Parameters<typeof enter>[0]
  readonly #player: Player
  readonly #session: string
  readonly #stakeMinor: string
  readonly #startMinor: bigint
  #gainedMinor = 0n

  private constructor(
    world: Parameters<typeof enter>[0],
    player: Player,
    seat: { session: string; stakeMinor: string; startMinor: bigint },
  ) {
    this.#world = world
    this.#player = player
    this.#session = seat.session
    this.#stakeMinor = seat.stakeMinor
    this.#startMinor = seat.startMinor
  }

  static async sitDown(world: Parameters<typeof enter>[0], account: DemoAccount): Promise<Spinner> {
    const player = await enter(world, account)
    const { api } = player
    const [method] = (await api.deposits.methods({})).filter(({ kind }) => kind === 'sandbox')
    await api.deposits.request({ methodId: method?.methodId ?? '', amount: '1000000.00', requestId: randomUUID() })
    const [game] = await api.catalogue.hotGames({ gameType: 'RNG' })
    if (!game) throw new Error('the studio has no game yet')
    const { url } = await api.catalogue.launch({ ...game, mode: 'real', language: 'vi', returnUrl: world.portalUrl })
    const launchToken = launchTokenOf(new URL(url).search)
    const frame = await studio<OpenAnswer>(world, studioPaths.open, { launchToken, gameId: game.gameCode })
    const startMinor = await balanceOf(player)
    return new Spinner(world, player, { session: frame.session, stakeMinor: frame.stakesMinor[0] ?? '0', startMinor })
  }

  /** One spin, from its stake to its payout; a stake that the wallet did not answer is taken back, which moves nothing. */
  async spin(): Promise<void> {
    const wish = { requestId: randomUUID(), stakeMinor: this.#stakeMinor }
    const spun = await this.#insist(() => studio<SpinAnswer>(this.#world, studioPaths.spin, wish, this.#session))
    if (!spun) return
    const { round } = spun
    const path = studioPaths.collect.replace(':roundId', round.roundId)
    await this.#insist(() => studio(this.#world, path, {}, this.#session))
    this.#gainedMinor += BigInt(round.totalMinor) - BigInt(this.#stakeMinor)
    this.spins += 1
  }

  async #insist<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    let last: unknown
    for (let tries = 0; tries < triesMax; tries += 1) {
      try {
        return await ask()
      } catch (error) {
        if (String(error).includes(takenBack)) return undefined
        last = error
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
    throw new Error('the studio never answered', { cause: last })
  }

  /** Whether the purse holds just what the rounds say, once the studio's last call has arrived. */
  async isEven(): Promise<boolean> {
    for (let tries = 0; tries < triesMax; tries += 1) {
      const held = await balanceOf(this.#player).catch(() => undefined)
      if (held !== undefined && held - this.#startMinor === this.#gainedMinor) return true
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return false
  }
}

const balanceOf = async ({ api }: Player): Promise<bigint> =>
  BigInt((await api.wallet.balance({})).balance.replace('.', ''))
