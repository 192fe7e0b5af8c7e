import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  type RoomAct,
  type RoomAnswer,
  RoomOpenAnswer,
  type RoomView,
  roomPaths,
  studioPaths,
} from '@fairground/contract/studio'
import { findRoomGame } from '../src/rooms/games/index.ts'
import { asJson } from '../src/rooms/hands/as-json.ts'
import { dealtOf, findLatestHand } from '../src/rooms/hands/hand-play.ts'
import { stepDue } from '../src/rooms/write-rooms.ts'
import { type Answer, Frame, type LaunchWishes, launch, type Studio, type TestStudio } from './test-studio.ts'

type Told = RoomAnswer & { code?: string; actFault?: string }

/** A player at card rooms, whose frame keeps parts of the shuffle for him. */
export class RoomFrame extends Frame<RoomOpenAnswer> {
  private part = ''
  /** Every answer that came to it. */
  readonly heard: string[] = []

  sit(
    roomId: string,
    { seat = null, buyInMinor }: { seat?: number | null; buyInMinor: bigint },
  ): Promise<Answer<Told>> {
    const request = { requestId: randomUUID(), seat, buyInMinor: buyInMinor.toString() }
    return this.keep(this.post<Told>(roomPaths.sit.replace(':roomId', roomId), request))
  }

  async look(roomId: string): Promise<RoomView> {
    return (await this.keep(this.get<Told>(roomPaths.room.replace(':roomId', roomId)))).body.room
  }

  ask(path: keyof typeof roomPaths, roomId: string, body: unknown = {}): Promise<Answer<Told>> {
    return this.keep(this.post<Told>(roomPaths[path].replace(':roomId', roomId), body))
  }

  commit(roomId: string, handId: string): Promise<Answer<Told>> {
    this.part = randomBytes(32).toString('hex')
    return this.ask('ready', roomId, { handId, commitment: createHash('sha256').update(this.part).digest('hex') })
  }

  reveal(roomId: string, handId: string): Promise<Answer<Told>> {
    return this.ask('reveal', roomId, { handId, part: this.part })
  }

  act(view: RoomView, act: RoomAct): Promise<Answer<Told>> {
    return this.ask('act', view.roomId, { handId: view.hand?.handId, step: view.hand?.step, act })
  }

  private async keep(call: Promise<Answer<Told>>): Promise<Answer<Told>> {
    const answer = await call
    this.heard.push(JSON.stringify(answer.body))
    return answer
  }
}

export async function openRooms(studio: Studio, wishes: LaunchWishes): Promise<RoomFrame> {
  const { playerId, launchToken, gameId } = await launch(studio, wishes)
  const { body } = await studio.call({
    ...{ method: 'POST', url: studioPaths.open, headers: { 'content-type': 'application/json' } },
    payload: JSON.stringify({ launchToken, gameId }),
  })
  return new RoomFrame(studio, playerId, RoomOpenAnswer.parse(body))
}

/** Everything of the open hand, as only the server knows it. */
export async function secretsOf({ context }: TestStudio, roomId: string) {
  const room = await context.db.selectFrom('rooms').selectAll().where('room_id', '=', roomId).executeTakeFirstOrThrow()
  const game = findRoomGame(room.game_id)
  const hand = await findLatestHand(context.db, roomId)
  if (!game || !hand) throw new Error('no hand is played')
  return { game, hand, dealt: hand.row.dealt_at ? dealtOf(context, game, hand) : undefined }
}

/** Brings the room to the first moment at which cards are dealt: all are ready, all reveal. */
export async function deal(studio: TestStudio, roomId: string, frames: readonly RoomFrame[]): Promise<RoomView> {
  for (;;) {
    await stepDue(studio.context)
    const view = await first(frames).look(roomId)
    const { handId = '', phase } = view.hand ?? {}
    if (phase === 'play') return view
    if (phase === 'ready') for (const frame of frames) await frame.commit(roomId, handId)
    else if (phase === 'reveal') for (const frame of frames) await frame.reveal(roomId, handId)
    else studio.clock.advance(500)
    await alive(studio, roomId)
  }
}

/** Their lines are there. */
export async function alive({ context }: TestStudio, roomId: string): Promise<void> {
  const now = context.clock.now()
  await context.db
    .updateTable('room_seats')
    .set({ line_at: now })
    .where('room_id', '=', roomId)
    .where('line_at', 'is not', null)
    .execute()
}

/** One act of whoever has to act, as the game's own players of the house would do it. */
export async function actOnce(studio: TestStudio, roomId: string, frames: readonly RoomFrame[]): Promise<RoomView> {
  const { game, hand, dealt } = await secretsOf(studio, roomId)
  if (!dealt) throw new Error('nothing is dealt')
  for (const { place, player_id } of hand.seats) {
    const frame = frames.find(({ playerId }) => playerId === player_id)
    const turn = game.turnOf(dealt.state)
    if (!frame || (turn && turn.seat !== place)) continue
    const allowed = game.rules.allowed(dealt.state, place)
    if (allowed.length === 0) continue
    const act = game.choose(game.rules.viewOf(dealt.state, place), place, allowed)
    const answer = await frame.act(await frame.look(roomId), asJson(act) as RoomAct)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body.room
  }
  studio.clock.advance(1_500)
  await alive(studio, roomId)
  await stepDue(studio.context)
  return first(frames).look(roomId)
}

/** Plays the hand to its end. */
export async function playOut(studio: TestStudio, roomId: string, frames: readonly RoomFrame[]): Promise<RoomView> {
  for (let acts = 0; acts < 400; acts += 1) {
    const view = await actOnce(studio, roomId, frames)
    if (view.hand?.phase === 'ended') return view
  }
  throw new Error('the hand has no end')
}

/** @throws Error for an empty list */
export const first = <One>(list: readonly One[]): One => {
  const [one] = list
  if (one === undefined) throw new Error('nobody is there')
  return one
}
