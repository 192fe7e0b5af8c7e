import type { ArtKey } from '@fairground/art/url'
import type { MediaServer, TableCause, TableState, VendorGame, VendorTable } from '@fairground/contract/psw'
import type { FishingLevel } from '@fairground/game-rules/fishing'
import type { InstantCertificate, InstantGame } from '@fairground/game-rules/instant'
import type { CertifiedModel } from '@fairground/game-rules/slots'
import type { TableRules } from '@fairground/game-rules/tables'
import type { LiveLook } from '@fairground/game-rules/titles'
import type { TableSource } from '../db/schema.ts'

interface Title {
  gameId: string
  names: { vi: string; en: string }
  provider: { code: string; name: string }
  theme: string
  images: { tile: ArtKey; large?: ArtKey }
  isNew: boolean
  /** Place among the titles that come after the others. */
  rank?: number
  status: VendorGame['status']
}

interface Facts {
  /** With the best play, and with the jackpot where there is one. */
  rtpBp: number
  /** Of the game alone, where there is a jackpot. */
  rtpBaseBp?: number
  hitFrequencyBp: number
  maxWinX: number
  volatility: VendorGame['volatility']
  /** How much of a bet counts for rebates and cash back, in percent. */
  rebateWeight: number
}

/** A theme that references a certified model. What it says about chances is the certificate's word. */
export interface SlotGame extends Title {
  kind: 'slot'
  model: CertifiedModel['model']
  certificate: CertifiedModel['certificate']
  facts: Facts
}

/** A game that one player plays against the studio, by certified rules. */
export interface InstantTitle extends Title {
  kind: 'instant'
  /** Where the lobby shows it. */
  category: VendorGame['category']
  /** Of games of chance; none of a table of the live casino. */
  subCategory: VendorGame['subCategory']
  rules: InstantGame<unknown, unknown>
  certificate: InstantCertificate
  /** The hit frequency is shown if it does not depend on the bet. */
  facts: Omit<Facts, 'hitFrequencyBp'> & { rtpMinBp: number; hitFrequencyBp: number | null }
  /** What one action may add to the stake, in stakes of the bet: 1/2 for an insurance, 1 for a double. */
  raises: { min: '1' | '1/2'; max: number }
}

/** What a currency may risk in one round of an instant game or at a table, in minor units. */
export interface InstantLimits {
  stakeMinorMin: bigint
  stakeMinorMax: bigint
  /** Checked before the bet is taken, against the most that it could pay. */
  payoutMinorMax: bigint
}

/** What a table takes in a currency; the last three are of tables with places for chips. */
export interface TableLimits extends InstantLimits {
  groups?: Readonly<Record<string, { minMinor: bigint; maxMinor: bigint }>>
  roundMinorMax?: bigint | undefined
  exposureMinorMax?: bigint | undefined
  behindMinorMax?: bigint | undefined
}

/** What the row of a table says besides its title. */
export interface TableFacts extends Pick<VendorTable, 'speed' | 'tier' | 'language'> {
  state: TableState
  cause: TableCause | null
  source: TableSource
  /** Places around the table; 0: none. */
  seats: number
  /** Others may play behind who sits. */
  betBehind: boolean
  /** Whoever deals may be given something. */
  tips: boolean
  /** Which server carries its picture; null: the studio itself. */
  media: MediaServer | null
  /** Whose cap it shares with other tables. */
  riskGroup: string | null
  changedAt: Date
  /** By currency; those of the studio where there are none. */
  limits: ReadonlyMap<string, TableLimits>
}

/** A table whose rounds are the same for everybody, by certified rules; several may play by the same. Its id is its table's. */
export interface SharedTitle extends Title {
  kind: 'shared'
  subCategory: InstantTitle['subCategory']
  category: VendorGame['category']
  /** Of a table of the live casino. */
  live: LiveLook | undefined
  table: TableFacts
  rules: TableRules
  certificate: InstantTitle['certificate']
  facts: InstantTitle['facts']
  /** What one wish between the cards may add to the stake. */
  raises: InstantTitle['raises']
}

/** A level of the fishing rooms: many rooms of four seats, all by the same certified rules. */
export interface FishingTitle extends Title {
  kind: 'fishing'
  category: VendorGame['category']
  level: FishingLevel
  certificate: InstantTitle['certificate']
  facts: InstantTitle['facts']
}

export type Game = SlotGame | InstantTitle | SharedTitle | FishingTitle

/** The rules and the version that a title plays by. */
export function rulesNameOf(game: Game): { id: string; version: number } {
  switch (game.kind) {
    case 'slot':
      return game.model
    case 'fishing':
      return game.level
    case 'instant':
    case 'shared':
      return game.rules
  }
}
