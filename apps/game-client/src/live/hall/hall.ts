import { type LobbyTable, type StudioSeat, studioSeats } from '@fairground/contract/studio'
import { createLimits, createStore, followLimits, type SoundDesk, type Store } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import { createStudioClient, type RefusalCode } from '../../studio/studio-client.ts'
import { ChatRoom } from '../../tables/chat/chat-room.ts'
import type { SharedParts } from '../../tables/shared-parts.ts'
import type { LiveGame } from '../live-game.ts'
import type { LivePlay } from '../live-play.ts'
import { type LiveSetUp, liveOf } from '../live-set-up.ts'
import type { LobbyDesk } from './lobby-desk.ts'
import { isBusy, RealityWatch } from './reality-watch.ts'

/** Tables that one frame shows. */
export const seatsMax = 4
/** A table that was left goes so long after its last chips: its money is asked for once more until then. */
const lingerMs = 4_000

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
  /** On the screen, and off it while chips still stand. */
  private readonly seated: HallSeat[] = []
  /** Those that have left the screen. */
  private readonly left = new Set<HallSeat>()
  private readonly known = new Map<string, LiveSetUp>()
  private readonly stops = new Map<HallSeat, () => void>()
  private readonly reality = new RealityWatch(
    () => this.seated,
    () => this.screen.get().shownId,
  )
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
    this.reality.look()
    const seat = this.screen.get().seats.find((one) => one.tableId === tableId)
    if (seat) this.parts.portal.tell({ type: 'fairground.title', names: seat.play.opened.names })
  }

  setLayout(layout: HallState['layout']): void {
    this.screen.set({ layout })
  }

  /** Undefined where this client has no screen for the rules. */
  private async loadGame(rulesId: string): Promise<LiveSetUp | undefined> {
    const known = this.known.get(rulesId)
    if (known) return known
    const screen = await this.parts.loadScreen(rulesId).catch(() => undefined)
    const loaded = screen && liveOf(screen.setUp)
    if (loaded) this.known.set(rulesId, loaded)
    return loaded
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
    const kept = this.seated.find((seat) => seat.tableId === tableId)
    // Whatever fails on the way there may be tried again.
    const found = kept ?? (await this.sit({ tableId, rulesId }, texts).catch((): RefusalCode => 'OFFLINE'))
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
    this.putAway(tableId)
    this.screen.set({ seats: left, layout: left.length === 1 ? 'one' : this.screen.get().layout })
    if (shownId === tableId) this.show(this.lastShown() ?? next.tableId)
    this.freeIdle()
  }

  private place(seat: HallSeat, insteadOf?: string): void {
    const { seats } = this.screen.get()
    const victim = insteadOf ?? (seats.length >= seatsMax ? this.leastShown() : undefined)
    const at = seats.findIndex(({ tableId }) => tableId === victim)
    const next = at < 0 ? [...seats, seat] : seats.with(at, seat)
    this.left.delete(seat)
    if (at >= 0) this.putAway(victim)
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
    const play = await set.sit({
      ...parts,
      opened,
      studio,
      limits,
      chat,
      seat,
      sound,
      frameSession: this.parts.opened.session,
    })
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
    const look = () => this.reality.look()
    const ends = [
      ...[seat.play.screen.subscribe(() => this.mirror(seat)), this.freeLater(seat), stop],
      ...[seat.play.screen.subscribe(look), seat.play.pad.screen.subscribe(look)],
    ]
    this.stops.set(seat, () => {
      for (const end of ends) end?.()
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

  private putAway(tableId: string | undefined): void {
    const seat = this.screen.get().seats.find((one) => one.tableId === tableId)
    // The line of the first table is the frame's own, and stays.
    if (seat && seat.seat !== studioSeats[0]) this.left.add(seat)
  }

  private freeIdle(): void {
    for (const seat of this.left) {
      if (isBusy(seat)) continue
      this.left.delete(seat)
      this.stops.get(seat)?.()
      this.stops.delete(seat)
      seat.play.leave()
      this.seated.splice(this.seated.indexOf(seat), 1)
    }
  }

  /** A table off the screen is freed a moment after its last chips have been played. */
  private freeLater(seat: HallSeat): () => void {
    let wasBusy = isBusy(seat)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const isNow = isBusy(seat)
      if (wasBusy && !isNow) {
        clearTimeout(waiting)
        waiting = setTimeout(() => this.freeIdle(), lingerMs)
      }
      wasBusy = isNow
    }
    const ends = [seat.play.screen.subscribe(look), seat.play.pad.screen.subscribe(look)]
    return () => {
      clearTimeout(waiting)
      for (const end of ends) end()
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
