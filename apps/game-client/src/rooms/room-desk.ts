import {
  type RoomAct,
  RoomEmoji,
  type RoomOpenAnswer,
  RoomsAnswer,
  RoomView,
  roomsNamespace,
  studioLivePath,
} from '@fairground/contract/studio'
import {
  buzz,
  connectLine,
  createStore,
  type Frame,
  FrameDesk,
  type FrameDeskParts,
  firstFrameState,
  keepFacts,
  type LiveLine,
  newRequestId,
  type Outcome,
  Purse,
  type RealityCalls,
  type SafeStorage,
  type Store,
  withRound,
} from '@fairground/vendor-ui'
import type * as z from 'zod'
import type { StudioClient } from '../studio/studio-client.ts'
import type { SeenBefore } from './proof/check-hand.ts'
import { ownPart } from './proof/own-part.ts'
import type { RoomCalls } from './room-calls.ts'
import { ownPlaceOf, type RoomState } from './room-state.ts'
import { voiceFor } from './room-voices.ts'

export interface RoomParts extends FrameDeskParts {
  opened: RoomOpenAnswer
  studio: StudioClient
  tab: SafeStorage
  isCalm(): boolean
}

const emojiShownMs = 3_500
/** Refusals that a window tells of; others stand beside what was refused. */
const told = [
  'INSUFFICIENT_FUNDS',
  'REALITY_CHECK',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'BONUS_MONEY',
]
/** The room has moved on meanwhile: it says by itself where it is now. */
const passing = ['STEP_PASSED', 'HAND_MOVED_ON']

/** One player in the card rooms of a game: the line to them, his seat, his part of every shuffle. It names no game. */
export class RoomDesk extends FrameDesk<RoomState> implements Frame {
  readonly opened: RoomOpenAnswer
  readonly screen: Store<RoomState>
  readonly reality: RealityCalls
  readonly isCalm: () => boolean
  private readonly calls: RoomCalls
  private readonly tab: SafeStorage
  private readonly purse: Purse
  private line: LiveLine | undefined
  /** Parts that were sent, by hand and phase. */
  private readonly sent = new Set<string>()
  private readonly seen = new Map<string, SeenBefore>()

  constructor(parts: RoomParts) {
    super(parts)
    const { opened, studio, tab, portal } = parts
    this.opened = opened
    this.calls = studio.rooms
    this.tab = tab
    this.isCalm = parts.isCalm
    this.reality = { read: () => studio.realityCheck(), confirm: () => studio.realityConfirm() }
    this.screen = createStore<RoomState>({ ...firstFrameState(parts), ...firstOf(opened) })
    const { currency, balanceVersion } = opened
    this.purse = new Purse({ currency, balanceVersion, calls: studio, portal, screen: this.screen })
    if (this.screen.get().isSoundOn) parts.sound.setOn(true)
  }

  /** Opens the line. Whoever has a seat already is led back to it. */
  async begin(): Promise<void> {
    this.portal.tell({ type: 'fairground.ready' })
    this.purse.tell()
    const own = this.screen.get().rooms.find(({ yourSeat }) => yourSeat !== null)
    if (own) this.screen.set({ roomId: own.roomId })
    this.line = await connectLine({
      path: studioLivePath,
      seat: roomsNamespace,
      session: this.opened.session,
      hears: {
        rooms: hearing(RoomsAnswer, ({ rooms, practiceHandsLeft }) => this.screen.set({ rooms, practiceHandsLeft })),
        room: hearing(RoomView, (room) => this.hear(room)),
        emoji: hearing(RoomEmoji, (emoji) => this.hearEmoji(emoji)),
      },
      onLine: (isOnline) => {
        this.screen.set({ isOnline })
        if (isOnline) void this.watch()
      },
    })
  }

  nowMs = (): number => this.line?.nowMs() ?? Date.now()

  enter(roomId: string): void {
    this.screen.set({ roomId, room: undefined, refusal: undefined, said: [], muted: new Set() })
    void this.watch()
  }

  /** Back to the list; a seat that is held there stays. */
  exit(): void {
    this.screen.set({ roomId: undefined, room: undefined, refusal: undefined })
    void this.watch()
  }

  sit = (seat: number | null, buyInMinor: bigint) =>
    this.pay((roomId) => this.calls.sit(roomId, { requestId: newRequestId(), seat, buyInMinor: String(buyInMinor) }))

  topUp = (amountMinor: bigint) =>
    this.pay((roomId) => this.calls.topUp(roomId, { requestId: newRequestId(), amountMinor: String(amountMinor) }))

  /** A seat in a room that the studio chooses. */
  async quick(level: number, buyInMinor: bigint): Promise<boolean> {
    const request = { requestId: newRequestId(), level, buyInMinor: String(buyInMinor) }
    return this.pay(() => this.calls.quick(request), true)
  }

  leave = () => this.ask((roomId) => this.calls.leave(roomId))
  sitOut = (isOut: boolean) => this.ask((roomId) => this.calls.sitOut(roomId, { isOut }))
  wait = (isWaiting: boolean) => this.ask((roomId) => this.calls.wait(roomId, { isWaiting }))

  /** An act in the hand as the screen shows it; the studio refuses it where the hand has moved on. */
  async act(act: RoomAct): Promise<boolean> {
    const { hand } = this.screen.get().room ?? {}
    if (!hand) return false
    buzz(this.isCalm())
    this.sound.play('click')
    return this.ask((roomId) => this.calls.act(roomId, { handId: hand.handId, step: hand.step, act }))
  }

  async say(emoji: RoomEmoji['emoji']): Promise<void> {
    const { roomId } = this.screen.get()
    if (roomId !== undefined) await this.calls.emoji(roomId, { emoji })
  }

  mute(seat: number): void {
    const { muted } = this.screen.get()
    const next = new Set(muted)
    if (!next.delete(seat)) next.add(seat)
    this.screen.set({ muted: next })
  }

  listHands = (before?: string) => this.calls.hands(before)
  findHand = (handId: string) => this.calls.hand(handId)

  /** What was told of a hand before its cards were played, as this browser heard it. */
  seenBefore = (handId: string): SeenBefore | undefined => this.seen.get(handId)

  /** Of the part that this browser gave to the hand. */
  ownCommitment = (handId: string): string | undefined =>
    this.sent.has(`${handId}:ready`) ? ownPart(this.tab, handId).commitment : undefined

  private async watch(): Promise<void> {
    const { roomId } = this.screen.get()
    try {
      await this.line?.ask('watch', { roomId: roomId ?? null })
      if (roomId === undefined) return
      const found = await this.calls.room(roomId)
      if (found.ok) this.hear(found.value.room)
    } catch {
      // The line comes back by itself, and watches again.
    }
  }

  private async ask(send: (roomId: string) => Promise<Outcome<{ room: RoomView }>>): Promise<boolean> {
    const { roomId, isSending } = this.screen.get()
    if (isSending) return false
    this.screen.set({ isSending: true, refusal: undefined })
    const outcome = await send(roomId ?? '')
    this.screen.set({ isSending: false })
    if (outcome.ok) this.hear(outcome.value.room)
    else this.refused(outcome.code)
    return outcome.ok
  }

  private async pay(send: (roomId: string) => ReturnType<RoomCalls['sit']>, isElsewhere = false): Promise<boolean> {
    return this.ask(async (roomId) => {
      const outcome = await send(roomId)
      if (!outcome.ok) return outcome
      this.purse.take(outcome.value)
      const { room } = outcome.value
      if (isElsewhere) this.enter(room.roomId)
      return { ok: true, value: { room } }
    })
  }

  private refused(code: string): void {
    if (passing.includes(code)) return void this.watch()
    this.screen.set(told.includes(code) ? { notice: code } : { refusal: code })
  }

  private hear(room: RoomView): void {
    const { roomId, room: before } = this.screen.get()
    const isLate = before?.roomId === room.roomId && room.version < before.version
    if (roomId !== room.roomId || isLate) return
    this.screen.set({ room })
    void this.contribute(room)
    const voice = voiceFor(before, room)
    if (voice) this.sound.play(voice)
    this.count(room)
    const { hand } = room
    if (hand && hand.cards.length > 0 && !this.seen.has(hand.handId))
      this.seen.set(hand.handId, { serverCommit: hand.parts.serverCommit, cards: hand.cards })
  }

  /** Sends this browser's part of the shuffle: first its hash, then the part itself; each of them once. */
  private async contribute({ roomId, hand }: RoomView): Promise<void> {
    const place = ownPlaceOf(this.screen.get().room)
    if (!hand || place === undefined) return
    const { handId, phase, parts } = hand
    const isDue =
      (phase === 'ready' && parts.commitments[place] === null) || (phase === 'reveal' && parts.reveals[place] === null)
    const key = `${handId}:${phase}`
    if (!isDue || this.sent.has(key)) return
    this.sent.add(key)
    const { part, commitment } = ownPart(this.tab, handId)
    const sent =
      phase === 'ready'
        ? await this.calls.ready(roomId, { handId, commitment })
        : await this.calls.reveal(roomId, { handId, part })
    if (sent.ok) this.hear(sent.value.room)
    else this.sent.delete(key)
  }

  /** A hand that is over counts in the session once. */
  private count({ you, hand }: RoomView): void {
    const own = hand?.result?.booked === 'void' ? undefined : hand?.result?.shares.find(({ seat }) => seat === you.seat)
    if (!hand || !own) return
    const { facts } = this.screen.get()
    const { contributionMinor, returnedMinor } = own
    const round = { roundId: hand.handId, stakeMinor: BigInt(contributionMinor), paidMinor: BigInt(returnedMinor) }
    const after = withRound(facts, round)
    if (after === facts) return
    this.screen.set({ facts: after })
    keepFacts(this.tab, this.opened.session, after)
  }

  private hearEmoji({ roomId, seat, emoji }: RoomEmoji): void {
    const now = this.screen.get()
    if (roomId !== now.roomId || now.muted.has(seat)) return
    const atMs = Date.now()
    const fresh = now.said.filter((one) => one.seat !== seat && atMs - one.atMs < emojiShownMs)
    this.screen.set({ said: [...fresh, { seat, emoji, atMs }] })
    setTimeout(() => this.screen.set({ said: this.screen.get().said.filter((one) => one.atMs !== atMs) }), emojiShownMs)
  }
}

const firstOf = ({ rooms: { rooms, practiceHandsLeft } }: RoomOpenAnswer) => ({
  ...{ phase: 'idle', rooms, practiceHandsLeft, roomId: undefined, room: undefined, isOnline: true },
  ...{ isSending: false, refusal: undefined, said: [], muted: new Set<number>() },
})

/** News that break the contract are none. */
const hearing =
  <News>(schema: z.ZodType<News>, hear: (news: News) => void) =>
  (value: unknown): void => {
    const read = schema.safeParse(value)
    if (read.success) hear(read.data)
  }
