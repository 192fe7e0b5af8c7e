import type { FishingBatch, FishingRoomView } from '@fairground/contract/studio'
import { gunOf, type Point } from '@fairground/game-rules/fishing'
import type { SoundDesk, Store } from '@fairground/vendor-ui'
import type { Sea } from '../sea/sea.ts'
import type { FishLine } from './fish-line.ts'
import type { FishingState } from './fishing-state.ts'
import type { Hunt } from './hunt.ts'
import type { Pond } from './pond.ts'

interface RoomNewsParts {
  screen: Store<FishingState>
  pond: Pond
  hunt: Hunt
  sea: Sea
  sound: SoundDesk
  line: () => FishLine | undefined
}

const gainMs = 1_900
const bigMultiplier = 60
const lookMs = 250

/** What the room tells everybody, and what is shown of it. */
export class RoomNews {
  private readonly parts: RoomNewsParts
  private lookedMs = 0

  constructor(parts: RoomNewsParts) {
    this.parts = parts
  }

  takeRoom(room: FishingRoomView): void {
    this.parts.pond.takeRoom(room)
    this.parts.screen.set({ room })
    this.takeSeats(room.seats)
  }

  takeSeats(seats: FishingRoomView['seats']): void {
    const { screen, hunt } = this.parts
    const { room } = screen.get()
    if (room) screen.set({ room: { ...room, seats } })
    hunt.seats = seats.map(({ seat }) => seat)
  }

  /** Coins appear here, and nowhere else: for what was written. */
  async takeBatch(batch: FishingBatch): Promise<void> {
    const { screen, pond, line } = this.parts
    const { room, seat } = screen.get()
    for (const kill of batch.kills) this.showKill(kill, kill.seat === seat)
    pond.takeBatch(batch)
    if (!room) return
    screen.set({ room: { ...room, batch: Math.max(room.batch, batch.batch) } })
    if (batch.batch <= room.batch + 1) return
    // One was missed: what it killed is gone from the whole room.
    const whole = await line()?.room()
    if (whole?.ok) this.takeRoom(whole.value)
  }

  /** Four times a second: the boss, a freeze, and how many fish there are for whoever cannot see them. */
  step(nowMs: number): void {
    if (Math.abs(nowMs - this.lookedMs) < lookMs) return
    this.lookedMs = nowMs
    this.tellBoss(nowMs)
    const { screen, pond } = this.parts
    const now = { isFrozen: pond.isFrozen(nowMs), fishCount: pond.targets(nowMs).length }
    const { isFrozen, fishCount } = screen.get()
    if (now.isFrozen !== isFrozen || now.fishCount !== fishCount) screen.set(now)
  }

  private tellBoss(nowMs: number): void {
    const { screen, pond, sound } = this.parts
    const boss = pond.bossNow(nowMs)
    if (boss?.fishId === screen.get().boss?.fishId) return
    if (!boss) {
      screen.set({ boss: undefined })
      return
    }
    const { species, multipliers } = boss.kind
    const paid = multipliers.map(([multiplier]) => multiplier)
    const untilMs = nowMs + pond.leftMs(boss, nowMs)
    const told = { least: Math.min(...paid), most: Math.max(...paid), untilMs, wholeMs: boss.swimMs }
    screen.set({ boss: { fishId: boss.fishId, species, ...told } })
    sound.play('bell')
  }

  private showKill(kill: FishingBatch['kills'][number], isOwn: boolean): void {
    const { pond, hunt, sea } = this.parts
    const swimmer = hunt.swimmers().get(kill.fishId)
    const place = hunt.placeOf(kill.fishId)
    if (!swimmer || !place || !pond.living.has(kill.fishId)) return
    const gun = gunOf(kill.seat)
    const coins = Math.round(3 + Math.log2(kill.multiplier) * 1.4)
    sea.kill({ swimmer, at: [place.x, place.y], home: [gun.x, gun.y], coins })
    if (isOwn) this.gain(place, BigInt(kill.paidMinor), kill.multiplier)
  }

  private gain({ x, y }: Point, amountMinor: bigint, multiplier: number): void {
    const { screen, sea, sound, hunt } = this.parts
    const [left, top] = sea.shareOf([x, y])
    const gain = { key: `${hunt.nowMs()}-${x}`, x: left, y: top, amountMinor, multiplier }
    screen.set({ gains: [...screen.get().gains, gain] })
    sound.play(multiplier >= bigMultiplier ? 'bigWin' : 'win')
    setTimeout(() => screen.set({ gains: screen.get().gains.filter((each) => each !== gain) }), gainMs)
  }
}
