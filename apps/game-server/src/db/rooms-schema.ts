import type { PairFacts, PairHand } from '@fairground/contract/psw'
import type { RoomView } from '@fairground/contract/studio'
import type { Minor, Mode, Version } from '@fairground/vendor-kit'
import type { ColumnType, Generated, Selectable } from 'kysely'

export type SittingState = 'joining' | 'seated' | 'out' | 'leaving' | 'closing' | 'closed'
export type HandState = 'ready' | 'reveal' | 'play' | 'ended' | 'booked' | 'void'

type Json<Value> = ColumnType<Value, string, string>
type JsonOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>
type Sum = ColumnType<string, bigint | undefined, bigint>
type MinorOrNull = ColumnType<string | null, bigint | null | undefined, bigint | null>
type DateOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
type TextOrNull = ColumnType<string | null, string | null | undefined, string | null>

export interface RoomsTable {
  room_id: string
  game_id: string
  mode: Mode
  currency: string
  level: number
  seats: number
  unit_minor: Minor
  state: ColumnType<RoomView['state'], RoomView['state'] | undefined, RoomView['state']>
  paused_for: ColumnType<RoomView['pausedFor'], RoomView['pausedFor'] | undefined, RoomView['pausedFor']>
  version: ColumnType<string, number | undefined, number>
  hand_seq: ColumnType<string, number | undefined, number>
  lead_seat: ColumnType<number | null, number | null | undefined, number | null>
  due_at: DateOrNull
  created_at: Date
}

export interface RoomSeatsTable {
  sitting_id: string
  room_id: string
  seat: number
  player_id: string | null
  session_id: string | null
  request_id: string | null
  mark: string
  state: SittingState
  chips_minor: Minor
  top_up_minor: Sum
  bank_ms: number
  hands_played: Generated<number>
  line_at: DateOrNull
  idle_since: DateOrNull
  address: TextOrNull
  apart: ColumnType<string[], string[] | undefined, string[]>
  last_hand_for: TextOrNull
  is_check_due: Generated<boolean>
  last_hand_seq: ColumnType<string, number | undefined, number>
  sat_at: Date
  closed_at: DateOrNull
}

export interface RoomTopUpsTable {
  request_id: string
  sitting_id: string
  amount_minor: Minor
  asked_at: Date
}

export interface RoomWaitsTable {
  room_id: string
  player_id: string
  since: Date
  offer_until: DateOrNull
}

/** A payment between places of a hand. */
export interface HandPayment {
  from: number
  to: number
  units: number
}

export interface RoomHandsTable {
  hand_id: string
  room_id: string
  rules_version: number
  state: HandState
  server_part_sealed: string
  server_commit: string
  cards: JsonOrNull<string[]>
  options: JsonOrNull<unknown>
  until_at: DateOrNull
  opened_at: Date
  dealt_at: DateOrNull
  ended_at: DateOrNull
  booked_at: DateOrNull
  hand_seq: ColumnType<string | null, number | null | undefined, number | null>
  pot_minor: MinorOrNull
  payments: JsonOrNull<HandPayment[]>
  seed_opens_at: DateOrNull
  void_reason: TextOrNull
}

export interface RoomHandSeatsTable {
  hand_id: string
  place: number
  sitting_id: string
  seat: number
  player_id: string | null
  chips_minor: Minor
  bank_ms: number
  commitment: TextOrNull
  part_sealed: TextOrNull
  part: TextOrNull
  contribution_minor: MinorOrNull
  returned_minor: MinorOrNull
  fee_minor: MinorOrNull
}

export interface RoomActsTable {
  hand_id: string
  number: number
  place: number | null
  act: Json<Record<string, string | number | number[]> | null>
  is_idle: boolean
  at: Date
}

export interface RoomPlayersTable {
  player_id: string
  parts_asked: Version
  missed: ColumnType<string[], number[] | undefined, number[]>
  practice_left: ColumnType<number, number | undefined, number>
  apart: ColumnType<string[], string[] | undefined, string[]>
}

/** Pairs that the search found; `facts` and `hands` as they are told. */
export interface RoomPairsTable {
  player_id: string
  partner_id: string
  facts: ColumnType<PairFacts, string, string>
  hands: ColumnType<PairHand[], string, string>
  found_at: Date
  seen_at: Date
}

export interface RoomsSchema {
  rooms: RoomsTable
  room_seats: RoomSeatsTable
  room_top_ups: RoomTopUpsTable
  room_waits: RoomWaitsTable
  room_hands: RoomHandsTable
  room_hand_seats: RoomHandSeatsTable
  room_acts: RoomActsTable
  room_players: RoomPlayersTable
  room_pairs: RoomPairsTable
}

export type RoomRow = Selectable<RoomsTable>
export type SittingRow = Selectable<RoomSeatsTable>
export type HandRow = Selectable<RoomHandsTable>
export type HandSeatRow = Selectable<RoomHandSeatsTable>
export type RoomActRow = Selectable<RoomActsTable>
