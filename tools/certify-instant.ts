import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fishingLevels, levelMaxX, levelSheet } from '@fairground/game-rules/fishing'
import { type InstantCertificate, instantGames, readInstantCertificate } from '@fairground/game-rules/instant'
import { certify, instantSheets } from '@fairground/game-rules/instant/exact'
import { sharedGames } from '@fairground/game-rules/tables'
import { certifySheet, tableProofs } from '@fairground/game-rules/tables/exact'
import { lotteries } from '@fairground/lottery-rules'
import { certifyLottery } from '@fairground/lottery-rules/proof'
import { root } from './workspace.ts'

type Computed = Omit<InstantCertificate, 'date'>

/** Games with a sheet: those of one player, those whose rounds are the same for everybody, fishing rooms, and lotteries. */
const folders: Readonly<Record<string, () => Computed[]>> = {
  instant: computedInstant,
  shared: computedShared,
  fishing: () =>
    fishingLevels.map((level) =>
      certifySheet({ id: level.id, version: level.version, maxWinX: levelMaxX }, levelSheet(level)),
    ),
  lottery: () => lotteries.map(certifyLottery),
}

/** Writes the certificate of every game with a sheet; one that has not changed keeps its date. */
export function certifyInstant(): void {
  const today = new Date().toISOString().slice(0, 10)
  for (const [folder, computed] of Object.entries(folders)) {
    mkdirSync(pathOf(folder), { recursive: true })
    for (const certificate of computed()) {
      const file = fileOf(folder, certificate.gameId)
      const before = readWritten(file)
      const date = before && isSame(before, certificate) ? before.date : today
      writeFileSync(file, `${JSON.stringify({ ...certificate, date }, null, 2)}\n`)
      const { gameId, version, method, rtpMin, rtpBest, betCount } = certificate
      console.log(`${gameId} v${version}: ${method}, RTP ${rtpMin} to ${rtpBest} over ${betCount} bets`)
    }
  }
}

/** What is missing, left over, or says anything else than the code; nothing is written. */
export const instantProblems = (): string[] =>
  Object.entries(folders).flatMap(([folder, computed]) => problemsIn(folder, computed()))

function problemsIn(folder: string, computed: readonly Computed[]): string[] {
  const expected = computed.map(({ gameId }) => `${gameId}.json`)
  const found = existsSync(pathOf(folder)) ? readdirSync(pathOf(folder)) : []
  const leftOver = found.filter((name) => !expected.includes(name)).map((name) => `${name}: there is no such game`)
  const wrong = computed.flatMap((certificate) => {
    const written = readWritten(fileOf(folder, certificate.gameId))
    if (!written) return [`${folder}/${certificate.gameId}.json: missing`]
    return isSame(written, certificate) ? [] : [`${folder}/${certificate.gameId}.json: differs from the code`]
  })
  return [...leftOver, ...wrong]
}

function computedInstant(): Computed[] {
  return instantGames.map((game) => {
    const sheet = instantSheets[game.id]
    if (!sheet) throw new Error(`There is no sheet of ${game.id}`)
    return certify(game, sheet())
  })
}

function computedShared(): Computed[] {
  return sharedGames.map(({ id, version }) => {
    const proof = tableProofs[id]
    if (!proof) throw new Error(`There is no sheet of ${id}`)
    return certifySheet({ id, version, maxWinX: proof.maxWinX }, proof.sheet(), proof.details?.())
  })
}

const readWritten = (file: string): InstantCertificate | undefined =>
  existsSync(file) ? readInstantCertificate(readFileSync(file, 'utf8')) : undefined

const isSame = ({ date: _, ...written }: InstantCertificate, certificate: Computed): boolean =>
  JSON.stringify(written) === JSON.stringify(certificate)

const pathOf = (folder: string): string => path.join(root, 'certificates', folder)
const fileOf = (folder: string, gameId: string): string => path.join(pathOf(folder), `${gameId}.json`)
