import type { RefusalCode } from '../studio/studio-client.ts'

/** `NO_GRAPHICS` is the browser's own refusal; `TOO_MANY_LAUNCHES` is the limit of calls that a game meets as it opens. */
export type StopCode = RefusalCode | 'NO_GRAPHICS' | 'TOO_MANY_LAUNCHES'

const told = [
  'LAUNCH_LINK_USED',
  'SESSION_EXPIRED',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'STAKE_NOT_ALLOWED',
  'FREE_ROUNDS_OVER',
  'INSUFFICIENT_FUNDS',
  'WALLET_UNREACHABLE',
  'ROUND_UNFINISHED',
  'BETTING_CLOSED',
  'ROOM_FULL',
  'NO_GRAPHICS',
  'TOO_MANY_LAUNCHES',
] as const

/** Text key of a refusal; others share one text, because a player can only retry. */
export const refusalKey = (code: StopCode): `refused.${(typeof told)[number] | 'OTHER'}` =>
  `refused.${told.find((known) => known === code) ?? 'OTHER'}`

/** Whether the game cannot go on with this session: the way on leads to the lobby. */
export const endsGame = (code: StopCode): boolean =>
  [
    'LAUNCH_LINK_USED',
    'SESSION_EXPIRED',
    'PLAYER_BLOCKED',
    'GAME_DISABLED',
    'STAKE_NOT_ALLOWED',
    'NO_GRAPHICS',
  ].includes(code)
