import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { closeDraw } from '../draws/close-draw.ts'
import { settleDraw } from '../draws/settle-draw.ts'
import { voidDraw } from '../draws/void-draw.ts'
import type { House } from '../houses/house.ts'
import { askSource } from './ask-source.ts'
import { askEveryMs, type Official, waitMsMax } from './official.ts'
import { isOver, reviewResult } from './publish-result.ts'
import { resettleDraw } from './resettle-draw.ts'

const lookAgainMs = 5_000

/**
 * Takes draws on that somebody else holds: the sale ends, sources are asked until there is a result, it stands for ten
 * minutes, and tickets are paid. Nothing is ever drawn here: without a result every stake goes back after a day.
 */
export class OfficialDraws {
  private readonly context: LotteryContext
  private readonly house: House
  private readonly official: Official
  private readonly nextAskMs = new Map<string, number>()

  constructor(context: LotteryContext, house: House, official: Official) {
    this.context = context
    this.house = house
    this.official = official
  }

  /** @returns milliseconds to wait before the next step of this draw; 0: there may be one at once */
  async takeOn(draw: DrawRow): Promise<number> {
    const { context, house } = this
    const nowMs = context.clock.now().getTime()
    if (draw.resettles) {
      await resettleDraw(context, house, draw)
      return 0
    }
    const dueMs = (draw.state === 'open' ? draw.closes_at : draw.draws_at).getTime()
    if (dueMs > nowMs) return dueMs - nowMs
    if (draw.state === 'open') return closeDraw(context, draw, undefined)
    await this.askSources(nowMs)
    return this.decide(draw.shared_round_id)
  }

  private async decide(drawId: string): Promise<number> {
    const { context, house } = this
    const draw = await reviewResult(context, drawId, this.official.sources)
    const now = context.clock.now()
    if (draw.state === 'closed') {
      if (now.getTime() - draw.draws_at.getTime() < waitMsMax) return lookAgainMs
      await voidDraw(context, draw, undefined, 'no-result')
      return 0
    }
    if (draw.state !== 'drawn') return 0
    if (!isOver(draw, now)) return Math.min(lookAgainMs, (draw.settles_at?.getTime() ?? 0) - now.getTime())
    await settleDraw(context, house, draw)
    return 0
  }

  /** Every source that was not asked for a while; one that does not answer holds up no other. */
  private async askSources(nowMs: number): Promise<void> {
    const due = this.official.sources.filter(({ id }) => (this.nextAskMs.get(id) ?? 0) <= nowMs)
    for (const { id } of due) this.nextAskMs.set(id, nowMs + askEveryMs)
    await Promise.all(due.map((source) => askSource(this.context, this.house, source)))
  }
}
