import type { FishingShot, fishingEnds } from '@fairground/contract/studio'
import type { Freeze } from '@fairground/game-rules/fishing'
import type { Minor, Mode } from '@fairground/vendor-kit'
import type { ColumnType, Generated, Selectable } from 'kysely'

export type MagazineEnd = (typeof fishingEnds)[number]

interface FishingRoomsTable {
  room_id: string
  game_id: string
  mode: Mode
  number: number
  batch: Generated<string>
  dead: ColumnType<string[], string | undefined, string>
  freezes: ColumnType<Freeze[], string | undefined, string>
  created_at: Date
}

interface FishingTidesTable {
  room_id: string
  number: number
  chain_id: string
  /** In the chain. */
  place: number
  server_seed: string
  commitment: string
  salt: string
  start_ms: ColumnType<string, number, never>
}

interface FishingSeatsTable {
  room_id: string
  seat: number
  game_id: string
  mode: Mode
  player_id: string
  currency: string
  mark: string
  line_id: string
  seen_at: Date
}

interface FishingMagazinesTable {
  round_id: string
  room_id: string
  seat: number
  bullets: number
  bullet_minor: Minor
  payout_minor_max: Minor
  rolls: Generated<number>
  spent: Generated<number>
  returned: Generated<number>
  kills_minor: ColumnType<string, bigint | undefined, bigint>
  last_shot_no: Generated<number>
  active_at: Date
  ended_by: MagazineEnd | null
  ended_at: Date | null
}

interface FishingBatchesTable {
  round_id: string
  batch: string
  shots: ColumnType<FishingShot[], string, never>
  at: Date
}

export interface FishingSchema {
  fishing_rooms: FishingRoomsTable
  fishing_tides: FishingTidesTable
  fishing_seats: FishingSeatsTable
  fishing_magazines: FishingMagazinesTable
  fishing_batches: FishingBatchesTable
}

export type FishingRoomRow = Selectable<FishingRoomsTable>
export type FishingSeatRow = Selectable<FishingSeatsTable>
export type FishingTideRow = Selectable<FishingTidesTable>
export type MagazineRow = Selectable<FishingMagazinesTable>
