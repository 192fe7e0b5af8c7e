import { ChainSeeds, LeasedWork, type Leases } from '@fairground/vendor-kit'
import { chainKitOf, type LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { OfficialDraws } from '../imports/official-draws.ts'
import { closeDraw } from './close-draw.ts'
import { drawResult } from './draw-result.ts'
import { secretsOf } from './draw-secrets.ts'
import { listDueDraws } from './draw-store.ts'
import { openDraws } from './open-draws.ts'
import { settleDraw } from './settle-draw.ts'
import { openHeldSeeds } from './void-draw.ts'

/** Also when nothing closes for longer: a lease that is lost is noticed. */
const pauseMsMax = 15_000
const failedPauseMs = 1_000

/** Opens, closes, draws and settles every lottery, each in the one process that holds its lease. */
export function startDraws(context: LotteryContext, leases: Leases): { stop(): Promise<void> } {
  const works = [...context.houses.values()].map((house) => {
    const writer = new DrawWriter(context, house)
    return new LeasedWork({
      ...{ leases, name: `lottery:${house.gameId}`, log: context.log },
      async work(own, lease) {
        while (!own.isStopping) {
          await lease.prove()
          const pauseMs = await writer.step().catch((err: unknown) => {
            context.log.error({ err, gameId: house.gameId }, 'a draw could not be taken on')
            return failedPauseMs
          })
          if (!own.isStopping && pauseMs > 0) await own.bell.sleep(Math.min(pauseMs, pauseMsMax))
        }
      },
    })
  })
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
    },
  }
}

/** Takes the draws of one lottery on, one step of each at a time: a draw that waits for its beacon holds up no other. */
export class DrawWriter {
  private readonly context: LotteryContext
  private readonly house: House
  private readonly seeds: ChainSeeds
  private readonly official: OfficialDraws | undefined
  /** Draws whose beacon could not be had yet. */
  private readonly tried = new Map<string, { attempts: number; nextAtMs: number }>()

  constructor(context: LotteryContext, house: House) {
    this.context = context
    this.house = house
    this.seeds = new ChainSeeds(chainKitOf(context))
    this.official = house.official && new OfficialDraws(context, house, house.official)
  }

  /** @returns milliseconds until the next step */
  async step(): Promise<number> {
    await openDraws(this.context, this.house, this.seeds)
    let pauseMs = pauseMsMax
    for (const draw of await listDueDraws(this.context.db, this.house.gameId)) {
      pauseMs = Math.min(pauseMs, await this.takeOn(draw))
    }
    await openHeldSeeds(this.context, this.house.gameId)
    return pauseMs
  }

  private async takeOn(draw: DrawRow): Promise<number> {
    const { context, house, seeds } = this
    if (this.official) return this.official.takeOn(draw)
    if (draw.state === 'drawn') {
      await settleDraw(context, house, draw)
      return 0
    }
    const nowMs = context.clock.now().getTime()
    const dueMs = draw.state === 'open' ? draw.closes_at.getTime() : this.nextTry(draw)
    if (dueMs > nowMs) return dueMs - nowMs
    const secrets = await secretsOf(context, draw, seeds)
    if (draw.state === 'open') return closeDraw(context, draw, secrets)
    const attempts = (this.tried.get(draw.shared_round_id)?.attempts ?? 0) + 1
    const waitMs = await drawResult(context, { house, draw, secrets, attempts })
    if (waitMs === 0) this.tried.delete(draw.shared_round_id)
    else this.tried.set(draw.shared_round_id, { attempts, nextAtMs: nowMs + waitMs })
    return waitMs
  }

  private nextTry({ shared_round_id, draws_at }: DrawRow): number {
    return this.tried.get(shared_round_id)?.nextAtMs ?? draws_at.getTime()
  }
}
