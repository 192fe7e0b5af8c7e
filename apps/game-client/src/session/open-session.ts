import type { OpenAnswer, RoomOpenAnswer } from '@fairground/contract/studio'
import { keepSession, keptSession, type Launch, type SafeStorage } from '@fairground/vendor-ui'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'
import { FrameOpen } from './frame-open.ts'

/** Opens the session of a launch link, or goes on with the one this tab had before it was reloaded. */
export async function openSession(
  studio: StudioClient,
  storage: SafeStorage,
  launch: Launch,
): Promise<Outcome<FrameOpen>> {
  const { gameId, launchToken } = launch
  if (launchToken === undefined) return reopen(studio, storage, gameId)
  const opened = await studio.open({ launchToken, gameId })
  if (!opened.ok) return opened
  keepSession(storage, gameId, opened.value)
  studio.carryBearer(opened.value.session)
  return withOwnSeed(studio, opened.value)
}

/**
 * The first client seed is made here, when the studio has already shown the hash of the server seed that goes with it:
 * a pair whose client seed is the studio's own is left before its first bet.
 */
async function withOwnSeed(studio: StudioClient, opened: FrameOpen): Promise<Outcome<FrameOpen>> {
  if (!opened.seeds.isStudioSeed) return { ok: true, value: opened }
  const rotated = await studio.rotate({})
  return { ok: true, value: rotated.ok ? { ...opened, seeds: rotated.value.seeds } : opened }
}

/** What may have changed since is asked anew: money, limits, seeds, and a round whose show was cut short. */
async function reopen(studio: StudioClient, storage: SafeStorage, gameId: string): Promise<Outcome<FrameOpen>> {
  const stored = keptSession(storage, gameId, FrameOpen)
  if (!stored) return { ok: false, code: 'LAUNCH_LINK_USED' }
  studio.carryBearer(stored.session)
  if (stored.kind === 'room') return reopenRoom(studio, stored)
  const [balance, seeds, limits, game] = await Promise.all([
    studio.balance(),
    studio.seeds(),
    studio.limits(),
    withUnfinished(studio, stored),
  ])
  if (!balance.ok) return balance
  if (!seeds.ok) return seeds
  if (!game.ok) return game
  const { balanceMinor, balanceVersion } = balance.value
  // Nothing may be left to stake while a round waits for its end: then the known limits stand.
  const told = limits.ok ? limits.value : {}
  return { ok: true, value: { ...game.value, ...told, balanceMinor, balanceVersion, seeds: seeds.value } }
}

/** Who sits where, and the seat that waits for its player. */
async function reopenRoom(studio: StudioClient, stored: RoomOpenAnswer): Promise<Outcome<FrameOpen>> {
  const [balance, seeds, rooms] = await Promise.all([studio.balance(), studio.seeds(), studio.rooms.list()])
  if (!balance.ok) return balance
  if (!seeds.ok) return seeds
  if (!rooms.ok) return rooms
  const { balanceMinor, balanceVersion } = balance.value
  return { ok: true, value: { ...stored, balanceMinor, balanceVersion, seeds: seeds.value, rooms: rooms.value } }
}

async function withUnfinished(studio: StudioClient, stored: OpenAnswer): Promise<Outcome<OpenAnswer>> {
  if (stored.kind === 'instant') {
    const open = await studio.instantOpen()
    return open.ok ? { ok: true, value: { ...stored, unfinished: open.value.round } } : open
  }
  if (stored.kind === 'shared') {
    const open = await studio.sharedOpen()
    return open.ok ? { ok: true, value: { ...stored, bets: open.value.bets } } : open
  }
  // What is still loaded is told as the frame sits down.
  if (stored.kind === 'fishing') return { ok: true, value: stored }
  const latest = await studio.rounds(undefined, 1)
  if (!latest.ok) return latest
  const unfinished = latest.value.rounds.find(({ state }) => state === 'presenting') ?? null
  return { ok: true, value: { ...stored, unfinished } }
}
