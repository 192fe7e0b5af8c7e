import type { OpenAnswer, ReplayAnswer } from '@fairground/contract/studio'
import { createRoomCalls } from '../rooms/room-calls.ts'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'

/** A game that is open for looking at one round. */
interface Replay {
  opened: OpenAnswer
  /** Knows that round and refuses everything else, without a word to the studio. */
  studio: StudioClient
  roundId: string
}

/** Fetches the round of a ticket. */
export async function openReplay(studio: StudioClient, ticket: string): Promise<Outcome<Replay>> {
  const answer = await studio.replay({ ticket })
  if (!answer.ok) return answer
  const { opened, slotRound, instantRound, sharedBet } = answer.value
  const roundId = slotRound?.roundId ?? instantRound?.roundId ?? sharedBet?.roundId
  if (roundId === undefined) return refused
  return { ok: true, value: { opened, roundId, studio: studioOf(answer.value) } }
}

const refused = { ok: false, code: 'GAME_DISABLED' } as const

function studioOf({ slotRound, instantRound, sharedBet }: ReplayAnswer): StudioClient {
  const refuse = async () => refused
  return {
    carryBearer: () => undefined,
    ...{
      open: refuse,
      openTable: refuse,
      replay: refuse,
      balance: refuse,
      realityCheck: refuse,
      realityConfirm: refuse,
      limits: refuse,
      jackpots: refuse,
      seeds: refuse,
      rotate: refuse,
    },
    ...{ spin: refuse, collect: refuse, rounds: refuse, findVideo: refuse },
    ...{ instantBet: refuse, instantAct: refuse, instantOpen: refuse, instantRounds: refuse },
    ...{
      sharedBet: refuse,
      sharedOpen: refuse,
      sharedPast: refuse,
      rain: refuse,
      rainCatch: refuse,
      incidents: refuse,
    },
    ...{ aheadList: refuse, aheadBet: refuse, rooms: createRoomCalls(refuse) },
    ...{ fishingMagazines: refuse, fishingMagazine: refuse, fishingFigures: refuse },
    round: async () => (slotRound ? { ok: true, value: slotRound } : refused),
    sharedBets: async () => (sharedBet ? { ok: true, value: { bets: [sharedBet], tips: [], next: null } } : refused),
    instantRound: async () => (instantRound ? { ok: true, value: instantRound } : refused),
  }
}
