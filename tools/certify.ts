import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCertificate, type SlotCertificate, type SlotModel, slotModels } from '@fairground/game-rules/slots'
import {
  certificateProblems,
  closedReturn,
  type ExactFacts,
  exactFacts,
  playedHalfWidth,
  playLong,
  type SimulationInput,
  simulationFacts,
} from '@fairground/game-rules/slots/exact'
import { isCertified, recordCertified } from './certified-hash.ts'
import { certifyInstant, instantProblems } from './certify-instant.ts'
import { evidenceProblems } from './long-play/evidence.ts'
import { playForLong } from './long-play/play-for-long.ts'
import { root } from './workspace.ts'

const folder = path.join(root, 'certificates')
const seeds = {
  serverSeed: '7d1f0c5ab4e2963f8812d70b49aa56e3c09e41f7b2d8653a90fc1e7a44b0d925',
  clientSeed: 'certify',
}
/** Rounds on FS1 streams that the referee judges, of the digest, and of the long play where windows cannot be listed. */
const judgedRounds = 20_000
const digestRounds = 300
const longRounds = 500_000
/** Where play alone tells the return its band is to be so narrow; a first play tells how many rounds that takes. */
const halfWidthWanted = 0.001
const firstRounds = 100_000
/** The deviation of so few rounds is known to a few percent. */
const roundsMargin = 1.1
const million = 1_000_000

/**
 * `--check` compares, `--check --all` also what has not changed. `--all`, or names of models, compute and play them
 * again; `--played` bounds the rounds of those that only play tells, whose certificates then name a wider band. `--rounds` plays any games for long.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    played: { type: 'string' },
    workers: { type: 'string' },
  },
})
const named = [...positionals, ...values.game]

process.exit(await main())

async function main(): Promise<number> {
  const { check: isCheck, rounds, workers } = values
  if (rounds === undefined) return isCheck ? check() : certify()
  return playForLong({ games: named, rounds: Number(rounds), ...(workers && { workers: Number(workers) }) })
}

/** Writes the certificates that are missing or do not fit any more. */
function certify(): number {
  mkdirSync(folder, { recursive: true })
  const isForced = named.length > 0 || values.all
  for (const model of slotModels.filter(isWanted)) {
    const before = readBefore(fileOf(model))
    if (before && !isForced && certificateProblems(model, before).length === 0) continue
    const facts = exactFacts(model, roundsOf(model))
    const certificate = certificateOf(model, facts, before)
    writeFileSync(fileOf(model), `${JSON.stringify(certificate, null, 2)}\n`)
    const { deviation } = certificate.simulation
    console.log(`${model.id} v${model.version}: ${facts.method}, RTP ${facts.rtp}, ${deviation} standard errors`)
  }
  if (named.length === 0) certifyInstant()
  return 0
}

/** A certificate of another release may lack what is written today: then everything is computed. */
function readBefore(file: string): SlotCertificate | undefined {
  try {
    return readCertificate(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isWanted({ id }: SlotModel): boolean {
  return named.length === 0 || named.includes(id)
}

function roundsOf(model: SlotModel): number {
  if (closedReturn(model)) return longRounds
  const { sd } = playLong(model, { rounds: firstRounds })
  const wanted = Math.ceil((roundsMargin * (playedHalfWidth(sd, 1) / halfWidthWanted) ** 2) / million) * million
  return Math.min(wanted, Number(values.played ?? wanted))
}

/** One that has not changed keeps its date, and the number of its rounds. */
function certificateOf(model: SlotModel, facts: ExactFacts, before: SlotCertificate | undefined): SlotCertificate {
  const { rounds: roundsBefore = judgedRounds, digestRounds: digestBefore } = before?.simulation ?? { digestRounds }
  const input: SimulationInput & { digestRounds?: number } = { ...seeds, rounds: roundsBefore }
  if (digestBefore !== undefined) input.digestRounds = digestBefore
  const certificate = { ...facts, simulation: simulationFacts(model, facts, input), date: '' }
  const isSame = before !== undefined && JSON.stringify({ ...before, date: '' }) === JSON.stringify(certificate)
  return { ...certificate, date: isSame ? before.date : new Date().toISOString().slice(0, 10) }
}

/**
 * Fails when a certificate is missing, left over, or says anything else than the code. Where neither has changed since
 * they agreed it is not computed again, unless `--all` says so.
 */
function check(): number {
  if (!values.all && isCertified()) {
    console.log(`${slotModels.length} certificate(s) and the code are those that agreed`)
    return 0
  }
  const expected = new Set(slotModels.map((model) => path.basename(fileOf(model))))
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const problems = found.filter((name) => !expected.has(name)).map((name) => `${name}: there is no such model`)
  for (const model of slotModels) problems.push(...checkModelFile(model))
  problems.push(...instantProblems(), ...evidenceProblems())
  for (const problem of problems) console.error(problem)
  if (problems.length > 0)
    console.error('Run `npm run certify`, and raise the version of a model whose numbers changed.')
  else {
    recordCertified()
    console.log(`${slotModels.length} certificate(s) agree with the code`)
  }
  for (const band of widerBands()) console.log(band)
  return problems.length > 0 ? 1 : 0
}

/** Played returns whose band is wider than it is to be: no fault of a certificate, but what it does not know yet. */
function widerBands(): string[] {
  return slotModels.flatMap((model) => {
    if (!existsSync(fileOf(model))) return []
    const { rtpHalfWidth, n } = readCertificate(readFileSync(fileOf(model), 'utf8'))
    if (rtpHalfWidth === undefined || Number(rtpHalfWidth) <= halfWidthWanted) return []
    return [`${model.id}: its return is known to ± ${rtpHalfWidth} after ${n} rounds; ± ${halfWidthWanted} is wanted`]
  })
}

function checkModelFile(model: SlotModel): string[] {
  const name = path.basename(fileOf(model))
  if (!existsSync(fileOf(model))) return [`${name}: missing`]
  const written = readCertificate(readFileSync(fileOf(model), 'utf8'))
  return certificateProblems(model, written).map((problem) => `${name}: ${problem}`)
}

function fileOf(model: SlotModel): string {
  const isNewest = slotModels.every((other) => other.id !== model.id || other.version <= model.version)
  return path.join(folder, isNewest ? `${model.id}.json` : `${model.id}-v${model.version}.json`)
}
