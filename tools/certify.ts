import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCertificate, type SlotCertificate, type SlotModel, slotModels } from '@fairground/game-rules/slots'
import { engineDigestOf, exactFacts, simulationFacts } from '@fairground/game-rules/slots/exact'
import { certifySolo, soloProblems } from './certify-solo.ts'
import { root } from './workspace.ts'

const folder = path.join(root, 'certificates')
const seeds = {
  serverSeed: '7d1f0c5ab4e2963f8812d70b49aa56e3c09e41f7b2d8653a90fc1e7a44b0d925',
  clientSeed: 'certify',
}
const rounds = 1_000_000

process.exit(process.argv.includes('--check') ? check() : certify())

/** Computes and plays every model and writes its certificate; one that has not changed keeps its date. */
function certify(): number {
  mkdirSync(folder, { recursive: true })
  for (const model of slotModels) {
    const facts = exactFacts(model)
    const simulation = simulationFacts(model, facts, { ...seeds, rounds })
    const certificate = { ...facts, simulation, date: new Date().toISOString().slice(0, 10) }
    const before = existsSync(fileOf(model)) ? readCertificate(readFileSync(fileOf(model), 'utf8')) : undefined
    const date = before && differences(before, certificate).length === 0 ? before.date : certificate.date
    writeFileSync(fileOf(model), `${JSON.stringify({ ...certificate, date }, null, 2)}\n`)
    console.log(
      `${model.id} v${model.version}: RTP ${facts.rtp}, ${simulation.deviation} standard errors in ${rounds} rounds`,
    )
  }
  certifySolo()
  return 0
}

/** Fails when a certificate is missing, left over, or says anything else than the code; nothing is written. */
function check(): number {
  const expected = new Set(slotModels.map((model) => path.basename(fileOf(model))))
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const problems = found.filter((name) => !expected.has(name)).map((name) => `${name}: there is no such model`)
  for (const model of slotModels) problems.push(...checkModelFile(model))
  problems.push(...soloProblems())
  for (const problem of problems) console.error(problem)
  if (problems.length > 0)
    console.error('Run `npm run certify`, and raise the version of a model whose numbers changed.')
  else console.log(`${slotModels.length} certificate(s) agree with the code`)
  return problems.length > 0 ? 1 : 0
}

function checkModelFile(model: SlotModel): string[] {
  const name = path.basename(fileOf(model))
  if (!existsSync(fileOf(model))) return [`${name}: missing`]
  const written = readCertificate(readFileSync(fileOf(model), 'utf8'))
  const simulation = { ...written.simulation, ...seeds, rounds, engineDigest: engineDigestOf(model, seeds) }
  const computed = { ...exactFacts(model), simulation, date: written.date }
  return differences(written, computed).map((field) => `${name}: ${field} differs from the code`)
}

function differences(a: SlotCertificate, b: SlotCertificate): string[] {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)].filter((field) => field !== 'date'))
  return [...fields].filter((field) => JSON.stringify(Reflect.get(a, field)) !== JSON.stringify(Reflect.get(b, field)))
}

function fileOf(model: SlotModel): string {
  const isNewest = slotModels.every((other) => other.id !== model.id || other.version <= model.version)
  return path.join(folder, isNewest ? `${model.id}.json` : `${model.id}-v${model.version}.json`)
}
