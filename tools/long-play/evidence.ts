import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sha256Hex } from '@fairground/fairness'
import { judge, type LongGame, playBlock, type Tally } from '@fairground/game-rules/long-play'
import { root } from '../workspace.ts'
import { longGameIds, openLongGame } from './open-long-game.ts'

/** What a long play found, as it is kept beside the certificates; shares of the stake as decimals. */
interface Evidence {
  gameId: string
  version: number
  rounds: number
  /** sha256 of what the first rounds returned: it changes with the engine, the rules and the way of betting. */
  digest: string
  bets: EvidenceRow[]
  /** ISO day it was played. */
  date: string
}

interface EvidenceRow {
  bet: string
  rounds: number
  exact: string
  mean: string
  standardErrors: string
  hits: number
  most: number
}

const folder = path.join(root, 'certificates/long-play')
const decimals = 8
const digestRounds = 3_000
const standardErrorsMax = 4

export function writeEvidence(game: LongGame, tallies: readonly Tally[]): Evidence {
  const evidence: Evidence = {
    gameId: game.id,
    version: game.version,
    rounds: tallies.reduce((sum, { rounds }) => sum + rounds, 0),
    digest: digestOf(game),
    bets: rowsOf(game, tallies),
    date: new Date().toISOString().slice(0, 10),
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(game.id), `${JSON.stringify(evidence, null, 2)}\n`)
  return evidence
}

function rowsOf({ bets }: LongGame, tallies: readonly Tally[]): EvidenceRow[] {
  return bets.flatMap((bet, at) => {
    const tally = tallies[at]
    if (!tally) return []
    const { mean, standardErrors } = judge(bet, tally)
    return {
      bet: bet.bet,
      rounds: tally.rounds,
      exact: bet.exact.toFixed(decimals),
      mean: mean.toFixed(decimals),
      standardErrors: standardErrors.toFixed(2),
      hits: tally.hits,
      most: Number(tally.most.toFixed(decimals)),
    }
  })
}

/** The bets that returned something else than they should. */
export const offBets = ({ bets }: Evidence): string[] =>
  bets
    .filter(({ standardErrors }) => !(Math.abs(Number(standardErrors)) < standardErrorsMax))
    .map(
      ({ bet, mean, exact, standardErrors }) =>
        `${bet} returned ${mean}, not ${exact}: ${standardErrors} standard errors`,
    )

/** Evidence of games that are gone, or that are played another way now; nothing is played for long again. */
export function evidenceProblems(): string[] {
  const known = new Set(longGameIds())
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.flatMap((name) => {
    const id = path.basename(name, '.json')
    return (known.has(id) ? problemsOf(openLongGame(id)) : ['there is no such game']).map(
      (problem) => `long-play/${name}: ${problem}`,
    )
  })
}

function problemsOf(game: LongGame): string[] {
  const written = JSON.parse(readFileSync(fileOf(game.id), 'utf8')) as Evidence
  if (written.version !== game.version || written.digest !== digestOf(game))
    return ['the game has changed: play it again']
  const exact = new Map(game.bets.map((bet) => [bet.bet, bet.exact.toFixed(decimals)]))
  const moved = written.bets.filter((row) => row.exact !== exact.get(row.bet))
  return [...moved.map(({ bet }) => `${bet} is certified to return something else: play it again`), ...offBets(written)]
}

const digestOf = (game: LongGame): string => sha256Hex(JSON.stringify(playBlock(game, 0, digestRounds)))
const fileOf = (id: string): string => path.join(folder, `${id}.json`)
