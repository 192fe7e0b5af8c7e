import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findLevel, fishingLevels, fishingSheet, levelSheet } from '@fairground/game-rules/fishing'
import { instantGames, type SheetRow } from '@fairground/game-rules/instant'
import { instantSheets } from '@fairground/game-rules/instant/exact'
import { findSlotModel, readCertificate, type SlotModel, slotModels } from '@fairground/game-rules/slots'
import { canReachWinCap, type RtpSheet, rtpSheet } from '@fairground/game-rules/slots/exact'
import { sharedGames } from '@fairground/game-rules/tables'
import { tableProofs } from '@fairground/game-rules/tables/exact'
import { findLottery, lotteries, lotterySheet } from '@fairground/lottery-rules'
import { root } from './workspace.ts'

/** Rounds of models whose return only play tells; the certificate has more. */
export const playedRounds = 200_000

/** Figures of a slot with the win cap: those of its certificate, which is computed once. */
type CappedFigures = {
  /** Return of the spin, and of bought free spins on their price. */
  readonly rtpCapped: string
  readonly rtpBought?: string
  readonly hitFrequency: string
  readonly winCapX: number
  /** Whether any round can pay the cap, however seldom. */
  readonly winCapReachable: boolean
}

export type SlotSheet = RtpSheet & CappedFigures
export type GameSheet = { readonly game: string; readonly version: number; readonly bets: readonly SheetRow[] }

/** One bullet at a fish of each multiple. */
const fishing = { id: 'fishing', version: 1 } as const

type RtpGame = {
  readonly id: string
  readonly version: number
  readonly kind: 'slot' | 'instant' | 'shared' | 'lottery' | 'fishing'
}

/** Every game that has a sheet. */
export const rtpGames: readonly RtpGame[] = [
  ...[...new Set(slotModels.map(({ id }) => id))].map((id) => ({
    id,
    version: modelOf(id).version,
    kind: 'slot' as const,
  })),
  ...instantGames.map(({ id, version }) => ({ id, version, kind: 'instant' as const })),
  ...sharedGames.map(({ id, version }) => ({ id, version, kind: 'shared' as const })),
  ...lotteries.map(({ id, version }) => ({ id, version, kind: 'lottery' as const })),
  { ...fishing, kind: 'fishing' },
  ...fishingLevels.map(({ id, version }) => ({ id, version, kind: 'fishing' as const })),
]

/** The sheet of one of these games. @throws Error for another id */
export function sheetOf(id: string): SlotSheet | GameSheet {
  if (findSlotModel(id)) return slotSheet(modelOf(id))
  if (id === fishing.id) return { game: id, version: fishing.version, bets: fishingSheet() }
  const level = findLevel(id)
  if (level) return { game: id, version: level.version, bets: levelSheet(level) }
  const lottery = findLottery(id)
  return lottery ? { game: id, version: lottery.version, bets: lotterySheet(lottery) } : gameSheet(id)
}

function modelOf(id: string): SlotModel {
  const model = findSlotModel(id)
  if (!model) throw new Error(`There is no slot ${id}`)
  return model
}

/** Where not every window is listed, the certificate knows best how often a spin pays; nine digits are told. */
function slotSheet(model: SlotModel): SlotSheet {
  const sheet = rtpSheet(model, playedRounds)
  const { rtp, rtpBought, hitFrequency, winCapX } = certificateOf(model)
  const bets = sheet.bets.map((row) =>
    row.bet === 'spin' && sheet.method !== 'exact' ? { ...row, probability: `${hitFrequency}0` } : row,
  )
  const capped = { rtpCapped: rtp, ...(rtpBought === undefined ? {} : { rtpBought }), hitFrequency, winCapX }
  return { ...sheet, bets, ...capped, winCapReachable: canReachWinCap(model) }
}

const certificateOf = ({ id }: SlotModel) =>
  readCertificate(readFileSync(path.join(root, 'certificates', `${id}.json`), 'utf8'))

function gameSheet(id: string): GameSheet {
  const game = [...instantGames, ...sharedGames].find((one) => one.id === id)
  const shared = tableProofs[id]
  const rows = instantSheets[id]?.() ?? (shared && [...shared.sheet(), ...(shared.details?.() ?? [])])
  if (!game || !rows) throw new Error(`There is no sheet of ${id}`)
  return { game: id, version: game.version, bets: rows.map(asTold) }
}

/** A row that was cut to nine decimals is told in decimals: its fractions would promise more. */
export function asTold(row: SheetRow): SheetRow {
  if (!row.isRounded) return row
  return { ...row, probability: nineDecimals(row.probability), rtp: nineDecimals(row.rtp) }
}

function nineDecimals(fraction: string): string {
  const [num = '0', den = '1'] = fraction.split('/')
  return (Number(num) / Number(den)).toFixed(9)
}
