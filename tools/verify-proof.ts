import { isDeepStrictEqual } from 'node:util'
import { createStream, isChainSeed, type SeedTriple, verifyCommit } from '@fairground/fairness'
import { sharedGames } from '@fairground/game-rules/shared'
import { findSlotModel, playRound } from '@fairground/game-rules/slots'
import { soloGames } from '@fairground/game-rules/solo'

export type Checked =
  /** `game` is what was played again; `differences` is empty for a true proof. */
  | { readonly isReadable: true; readonly game: string; readonly differences: readonly string[] }
  | { readonly isReadable: false; readonly reason: string }

type Fields = Readonly<Record<string, unknown>>
/** A field of the proof, and what it has to be. */
type Expected = Fields

/** Plays the round of a downloaded proof again, by the rules it names, and holds every part against it. */
export function checkProof(proof: unknown): Checked {
  if (typeof proof !== 'object' || proof === null || Array.isArray(proof)) return unreadable('a proof is a JSON object')
  const fields: Fields = { ...proof }
  if (typeof fields.commit !== 'string') return unreadable('commit: the hash that was shown before the bet is missing')
  if (fields.serverSeed === null) {
    return unreadable('serverSeed: not revealed yet; rotate the seeds, and download the proof again')
  }
  const seeds = seedsOf(fields)
  if (!seeds) return unreadable('serverSeed, clientSeed, nonce: the three seeds of a round are missing')
  try {
    const commits = verifyCommit(seeds.serverSeed, fields.commit) ? [] : ['commit']
    const played = play(fields, seeds)
    if (typeof played === 'string') return unreadable(played)
    const differences = Object.keys(played.expected).filter((name) => !isSame(played.expected[name], fields[name]))
    return { isReadable: true, game: played.game, differences: [...commits, ...differences] }
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return unreadable(error.message)
    throw error
  }
}

const unreadable = (reason: string): Checked => ({ isReadable: false, reason })

function seedsOf({ serverSeed, clientSeed, nonce }: Fields): SeedTriple | undefined {
  const isWhole = typeof serverSeed === 'string' && typeof clientSeed === 'string' && typeof nonce === 'number'
  return isWhole ? { serverSeed, clientSeed, nonce } : undefined
}

type Played = { game: string; expected: Expected } | string

function play(fields: Fields, seeds: SeedTriple): Played {
  if ('sharedRoundId' in fields) return drawShared(fields, seeds)
  return 'rulesId' in fields ? playSolo(fields, seeds) : playSlot(fields, seeds)
}

/** A shared round: its seed is a link of the published chain, its outcome what the seed makes, its salt the chain's. */
function drawShared({ rulesId, rulesVersion, chain, outcome }: Fields, seeds: SeedTriple): Played {
  const rules = sharedGames.find(({ id, version }) => id === rulesId && version === rulesVersion)
  if (!rules) return `rulesId, rulesVersion: this release does not know ${rulesId} version ${rulesVersion}`
  const published = chainOf(chain)
  if (!published) return 'chain: its head, length and salt are missing'
  const isLink = isChainSeed(seeds.serverSeed, seeds.nonce, published)
  return {
    game: `${rules.id} version ${rules.version}`,
    expected: {
      outcome: rules.draw(seeds, poolIn(rules, outcome)),
      clientSeed: published.salt,
      serverSeed: isLink ? seeds.serverSeed : 'a link of the published chain',
    },
  }
}

/** A round of pots names the bets that it was drawn from; one that names none of them was drawn from nothing. */
function poolIn({ pool }: (typeof sharedGames)[number], outcome: unknown) {
  try {
    return pool?.poolOf(outcome)
  } catch {
    return undefined
  }
}

function chainOf(chain: unknown): { head: string; length: number; salt: string } | undefined {
  if (typeof chain !== 'object' || chain === null) return undefined
  const { head, length, salt }: Fields = { ...chain }
  const isWhole = typeof head === 'string' && typeof length === 'number' && typeof salt === 'string'
  return isWhole ? { head, length, salt } : undefined
}

function playSlot({ modelId, modelVersion, stakeMinor }: Fields, seeds: SeedTriple): Played {
  const model = findSlotModel(String(modelId), Number(modelVersion))
  if (!model) return `modelId, modelVersion: this release does not know ${modelId} version ${modelVersion}`
  const round = playRound(model, { stakeMinor: BigInt(String(stakeMinor)), stream: createStream(seeds) })
  const { stakeMinor: stake, totalMinor, events } = round
  return { game: `${model.id} version ${model.version}`, expected: { stakeMinor: stake, totalMinor, events } }
}

function playSolo({ rulesId, rulesVersion, bet, actions }: Fields, seeds: SeedTriple): Played {
  const rules = soloGames.find(({ id, version }) => id === rulesId && version === rulesVersion)
  if (!rules) return `rulesId, rulesVersion: this release does not know ${rulesId} version ${rulesVersion}`
  const read = rules.readBet(bet)
  if (!read.ok) return `bet ${read.refusal.field}: expected ${read.refusal.expected}`
  if (!Array.isArray(actions)) return 'actions: a list is missing'
  const taken: unknown[] = []
  for (const action of actions) {
    const one = rules.readAction(action)
    if (!one.ok) return `actions ${one.refusal.field}: expected ${one.refusal.expected}`
    taken.push(one.value)
  }
  const played = rules.play(read.value, taken, createStream(seeds))
  if (!played.ok) return `actions ${played.refusal.field}: expected ${played.refusal.expected}`
  const { stakeMinor, payoutMinor, events } = played.round
  return {
    game: `${rules.id} version ${rules.version}`,
    expected: { stakeMinor: stakeMinor.toString(), payoutMinor: payoutMinor.toString(), events },
  }
}

/** Compared as JSON, whatever the order of keys: storage may reorder them. */
const isSame = (computed: unknown, told: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(computed)), told)
