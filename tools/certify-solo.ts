import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSoloCertificate, type SoloCertificate, soloGames } from '@fairground/game-rules/solo'
import { certify, soloSheets } from '@fairground/game-rules/solo/exact'
import { root } from './workspace.ts'

const folder = path.join(root, 'certificates/solo')

/** Writes the certificate of every solo game; one that has not changed keeps its date. */
export function certifySolo(): void {
  mkdirSync(folder, { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  for (const certificate of computed()) {
    const before = readWritten(certificate.gameId)
    const date = before && isSame(before, certificate) ? before.date : today
    writeFileSync(fileOf(certificate.gameId), `${JSON.stringify({ ...certificate, date }, null, 2)}\n`)
    const { gameId, version, method, rtpMin, rtpBest, betCount } = certificate
    console.log(`${gameId} v${version}: ${method}, RTP ${rtpMin} to ${rtpBest} over ${betCount} bets`)
  }
}

/** What is missing, left over, or says anything else than the code; nothing is written. */
export function soloProblems(): string[] {
  const expected = soloGames.map(({ id }) => `${id}.json`)
  const found = existsSync(folder) ? readdirSync(folder) : []
  const leftOver = found.filter((name) => !expected.includes(name)).map((name) => `${name}: there is no such game`)
  const wrong = computed().flatMap((certificate) => {
    const written = readWritten(certificate.gameId)
    if (!written) return [`solo/${certificate.gameId}.json: missing`]
    return isSame(written, certificate) ? [] : [`solo/${certificate.gameId}.json: differs from the code`]
  })
  return [...leftOver, ...wrong]
}

type Computed = Omit<SoloCertificate, 'date'>

function computed(): Computed[] {
  return soloGames.map((game) => {
    const sheet = soloSheets[game.id]
    if (!sheet) throw new Error(`There is no sheet of ${game.id}`)
    return certify(game, sheet())
  })
}

function readWritten(gameId: string): SoloCertificate | undefined {
  return existsSync(fileOf(gameId)) ? readSoloCertificate(readFileSync(fileOf(gameId), 'utf8')) : undefined
}

const isSame = ({ date: _, ...written }: SoloCertificate, certificate: Computed): boolean =>
  JSON.stringify(written) === JSON.stringify(certificate)

const fileOf = (gameId: string): string => path.join(folder, `${gameId}.json`)
