import { findLevel } from '@fairground/game-rules/fishing'
import { hearChannel, type LeasedWork, type Leases } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { type FishingNews, fishingChannel, NewsOut } from './fishing-news.ts'
import { FishingRoom } from './fishing-room.ts'
import { startRoomClock } from './room-clock.ts'
import { partsOfId, type RoomLine } from './room-parts.ts'

interface Kept {
  room: Promise<FishingRoom>
  clock: LeasedWork
}

/** The rooms in which this process has frames, and what it hears of them from others. */
export class FishingRooms {
  readonly news: NewsOut
  private readonly kept = new Map<string, Kept>()
  private hearing: { stop(): Promise<void> } | undefined
  private readonly context: AppContext
  private readonly leases: Leases

  constructor(context: AppContext, leases: Leases) {
    this.context = context
    this.leases = leases
    this.news = new NewsOut(context)
  }

  async start(): Promise<void> {
    this.hearing = await hearChannel(this.context, {
      channel: fishingChannel,
      onNews: (told) => {
        const { sender, news } = told as { sender: string; news: FishingNews[] }
        if (sender !== this.news.sender) for (const each of news) void this.hear(each)
      },
      onGap: () => {
        for (const roomId of this.kept.keys()) void this.hear({ roomId, what: 'stale' })
      },
    })
  }

  /** The room with this line in it. */
  async enter(roomId: string, line: RoomLine): Promise<FishingRoom> {
    const kept = this.kept.get(roomId) ?? this.open(roomId)
    const room = await kept.room
    room.lines.add(line)
    return room
  }

  /** A room without frames is let go: others may write its tides, or nobody does. */
  async leave(room: FishingRoom, line: RoomLine): Promise<void> {
    room.lines.delete(line)
    const kept = this.kept.get(room.roomId)
    if (room.lines.size > 0 || !kept || (await kept.room) !== room) return
    this.kept.delete(room.roomId)
    await kept.clock.stop()
    await room.stop()
  }

  /** The room, where this process has it. */
  async find(roomId: string): Promise<FishingRoom | undefined> {
    return this.kept.get(roomId)?.room
  }

  lineIds(): Promise<string[]> {
    return Promise.all([...this.kept.values()].map(({ room }) => room)).then((rooms) =>
      rooms.flatMap(({ lines }) => [...lines].map(({ lineId }) => lineId)),
    )
  }

  /** Told to the lines of this process and to the others. */
  tell(news: FishingNews): void {
    this.news.tell(news)
    void this.hear(news)
  }

  async stop(): Promise<void> {
    await this.hearing?.stop()
    for (const { clock, room } of this.kept.values()) {
      await clock.stop()
      await (await room).stop()
    }
    await this.news.stop()
  }

  private open(roomId: string): Kept {
    const level = findLevel(partsOfId(roomId).gameId)
    if (!level) throw new Error(`there is no level of ${roomId}`)
    const room = new FishingRoom(this.context, { roomId, level, news: this.news })
    const clock = startRoomClock(this.context, {
      ...{ roomId, leases: this.leases, news: this.news },
      onTide: () => void this.hear({ roomId, what: 'tide' }),
    })
    const kept = { clock, room: room.load().then(() => room) }
    this.kept.set(roomId, kept)
    kept.room.catch(() => {
      this.kept.delete(roomId)
      void clock.stop()
    })
    return kept
  }

  private async hear(news: FishingNews): Promise<void> {
    try {
      const room = await this.kept.get(news.roomId)?.room
      if (room) await heard(room, news)
    } catch (error) {
      this.context.log.error({ err: error, roomId: news.roomId }, 'news of a fishing room could not be told')
    }
  }
}

async function heard(room: FishingRoom, news: FishingNews): Promise<void> {
  switch (news.what) {
    case 'batch':
      return room.hearBatch(news.batch)
    case 'tide':
      return room.hearTide()
    case 'seats':
      return room.tellSeats()
    case 'stale':
      return room.readAgain()
    case 'fired':
      return room.fired(news.shots)
    case 'ended':
      return room.hearEnd(news.roundId)
    case 'moved':
      for (const line of room.lines)
        if (line.playerId === news.playerId && line.lineId !== news.lineId) line.standUp('moved')
      return
  }
}
