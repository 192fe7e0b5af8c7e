import { type LobbyTable, type StudioSeat, studioSeats } from '@fairground/contract/studio'
import { createLimits, createStore, followLimits, type SoundDesk, type Store } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import { ChatRoom } from '../../shared/chat/chat-room.ts'
import type { SharedParts } from '../../shared/shared-parts.ts'
import { createStudioClient, type RefusalCode } from '../../studio/studio-client.ts'
import type { LiveGame } from '../live-game.ts'
import type { LivePlay } from '../live-play.ts'
import { type LiveSetUp, liveOf } from '../live-set-up.ts'
import type { LobbyDesk } from './lobby-desk.ts'

/** Tables that one frame shows. */
export const seatsMax = 4

/** A table that this frame sits at. */
export interface HallSeat {
  readonly tableId: string
  readonly seat: StudioSeat
  readonly play: LivePlay
  readonly chat: ChatRoom
  readonly game: LiveGame
}

interface HallState {
  /** In the order they were sat down at. */
  seats: readonly HallSeat[]
  /** The one that is played now. */
  shownId: string
  /** One table at a time, or all of them on a desk. */
  layout: 'one' | 'many'
  openingId: string | undefined
  refusal: RefusalCode | 'HALL_FULL' | undefined
}

type Parts = Omit<SharedParts, 'chat'>
type Wanted = Pick<LobbyTable, 'tableId' | 'rulesId'>

/** The live tables of one frame: over one line, with one purse, each with its own session, slips and clock. */
export class Hall {
  readonly screen: Store<HallState>
  readonly lobby: LobbyDesk
  /** A round behind glass: there is nowhere to go. */
  readonly isOff: boolean
  private readonly parts: Parts
  /** With those that have left the screen while chips of theirs still stand. */
  private readonly seated: HallSeat[] = []
  private readonly known = new Map<string, LiveSetUp | undefined>()
  private readonly stops = new Map<HallSeat, () => void>()
  /** When each was shown last. */
  private readonly shown: string[] = []

  constructor(parts: Parts, lobby: LobbyDesk, first: Omit<HallSeat, 'seat' | 'tableId'>) {
    this.parts = parts
    this.lobby = lobby
    this.isOff = parts.isWatched
    const seat: HallSeat = { ...first, seat: studioSeats[0], tableId: parts.opened.gameId }
    this.screen = createStore<HallState>({
      ...{ seats: [seat], shownId: seat.tableId, layout: 'one', openingId: undefined, refusal: undefined },
    })
    this.take(seat)
  }

  nowMs = (): number => this.seated[0]?.play.nowMs() ?? Date.now()

  isSeated = (tableId: string): boolean => this.screen.get().seats.some((seat) => seat.tableId === tableId)

  show(tableId: string): void {
    if (!this.isSeated(tableId)) return
    this.shown.push(tableId)
    this.screen.set({ shownId: tableId, refusal: undefined })
    const seat = this.screen.get().seats.find((one) => one.tableId === tableId)
    if (seat) this.parts.portal.tell({ type: 'fairground.title', names: seat.play.opened.names })
  }

  setLayout(layout: HallState['layout']): void {
    this.screen.set({ layout })
  }

  /** Undefined where this client has no screen for the rules. */
  private async loadGame(rulesId: string): Promise<LiveSetUp | undefined> {
    if (!this.known.has(rulesId)) {
      const screen = await this.parts.loadScreen(rulesId).catch(() => undefined)
      this.known.set(rulesId, screen && liveOf(screen.setUp))
    }
    return this.known.get(rulesId)
  }

  /** What is drawn of these rules, and their words. */
  async loadGames(rulesIds: readonly string[], texts: i18n): Promise<ReadonlyMap<string, LiveGame>> {
    const found = new Map<string, LiveGame>()
    const load = async (rulesId: string) => {
      const set = await this.loadGame(rulesId)
      if (set) found.set(rulesId, set.game)
    }
    await Promise.all([this.parts.loadTexts(texts, rulesIds), ...rulesIds.map(load)])
    return found
  }

  /** Goes to a table of the lobby, in place of another one where it is named. True when it is shown. */
  async open({ tableId, rulesId }: Wanted, texts: i18n, insteadOf?: string): Promise<boolean> {
    if (this.isSeated(tableId)) {
      this.show(tableId)
      return true
    }
    if (this.screen.get().openingId !== undefined) return false
    this.screen.set({ openingId: tableId, refusal: undefined })
    const found = this.seated.find((seat) => seat.tableId === tableId) ?? (await this.sit({ tableId, rulesId }, texts))
    this.screen.set({ openingId: undefined })
    if (typeof found === 'string') {
      this.screen.set({ refusal: found })
      return false
    }
    this.place(found, insteadOf)
    return true
  }

  /** Off the screen; chips that stand are still played, and the last table stays. */
  leave(tableId: string): void {
    const { seats, shownId } = this.screen.get()
    const left = seats.filter((seat) => seat.tableId !== tableId)
    const [next] = left
    if (!next) return
    this.screen.set({ seats: left, layout: left.length === 1 ? 'one' : this.screen.get().layout })
    if (shownId === tableId) this.show(this.lastShown() ?? next.tableId)
    this.freeIdle()
  }

  private place(seat: HallSeat, insteadOf?: string): void {
    const { seats } = this.screen.get()
    const victim = insteadOf ?? (seats.length >= seatsMax ? this.leastShown() : undefined)
    const at = seats.findIndex(({ tableId }) => tableId === victim)
    const next = at < 0 ? [...seats, seat] : seats.with(at, seat)
    this.screen.set({ seats: next })
    this.show(seat.tableId)
    this.freeIdle()
  }

  private async sit({ tableId, rulesId }: Wanted, texts: i18n): Promise<HallSeat | RefusalCode | 'HALL_FULL'> {
    this.freeIdle()
    const seat = studioSeats.find((one) => !this.seated.some((taken) => taken.seat === one))
    if (!seat) return 'HALL_FULL'
    const set = await this.loadGame(rulesId)
    if (!set) return 'GAME_DISABLED'
    const [answer] = await Promise.all([
      this.parts.studio.openTable({ gameId: tableId }),
      this.parts.loadTexts(texts, [rulesId]),
    ])
    if (!answer.ok) return answer.code
    const { language, lobbyUrl, cashierUrl } = this.parts.opened
    const opened = { ...answer.value, language, lobbyUrl, cashierUrl }
    const studio = createStudioClient()
    studio.carryBearer(opened.session)
    const limits = createLimits(opened, studio)
    const chat = new ChatRoom({ tableId, device: this.parts.device, isOff: false })
    const { lobby: _, ...parts } = this.parts
    const sound = this.soundOf(tableId)
    const play = await set.sit({ ...parts, opened, studio, limits, chat, seat, sound })
    const stop = followLimits(limits)
    const taken: HallSeat = { tableId, seat, play, chat, game: set.game }
    this.take(taken, stop)
    return taken
  }

  private take(seat: HallSeat, stop?: () => void): void {
    const [first] = this.seated
    this.seated.push(seat)
    this.shown.push(seat.tableId)
    if (first) {
      const { facts, isSoundOn } = first.play.screen.get()
      seat.play.screen.set({ facts, isSoundOn })
    }
    const end = seat.play.screen.subscribe(() => this.mirror(seat))
    this.stops.set(seat, () => {
      end()
      stop?.()
    })
    this.mirror(seat)
  }

  /** One purse and one session for all tables. */
  private mirror({ play }: HallSeat): void {
    const { balanceMinor, facts, isSoundOn } = play.screen.get()
    for (const { play: other } of this.seated) {
      const now = other.screen.get()
      if (now.balanceMinor !== balanceMinor || now.facts !== facts || now.isSoundOn !== isSoundOn)
        other.screen.set({ balanceMinor, facts, isSoundOn })
    }
  }

  /** The line of the first table is the frame's own, and stays. */
  private freeIdle(): void {
    for (const seat of [...this.seated]) {
      if (seat.seat === studioSeats[0] || this.isSeated(seat.tableId)) continue
      if (seat.play.screen.get().phase !== 'idle') continue
      this.stops.get(seat)?.()
      seat.play.leave()
      this.seated.splice(this.seated.indexOf(seat), 1)
    }
  }

  private lastShown = (): string | undefined => this.shown.findLast(this.isSeated)

  /** Where nothing stands, if there is such a table. */
  private leastShown(): string | undefined {
    const { seats } = this.screen.get()
    const byAge = seats.toSorted((a, b) => this.shown.lastIndexOf(a.tableId) - this.shown.lastIndexOf(b.tableId))
    return (byAge.find(({ play }) => play.screen.get().phase === 'idle') ?? byAge[0])?.tableId
  }

  /** Only the table that is played now is heard. */
  private soundOf(tableId: string): SoundDesk {
    const { sound } = this.parts
    return {
      setOn: (isOn) => sound.setOn(isOn),
      play: (voice) => {
        if (this.screen.get().shownId === tableId) sound.play(voice)
      },
    }
  }
}
