import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  certificateOf,
  type InstantCertificate,
  instantFactsOf,
  rebateWeight,
  volatilityOf,
} from '@fairground/game-rules/instant'
import type { Lottery } from '@fairground/lottery-rules'
import { StartupError } from '@fairground/postgres'

const folder = path.join(import.meta.dirname, '../../../../certificates/lottery')
let texts: readonly string[] | undefined

/** What the certificate of a lottery's rules says of it. @throws StartupError where this release has none */
export function certifiedFacts(rules: Pick<Lottery, 'id' | 'version'>) {
  const { hash, rtpBest, ...certificate } = read(rules)
  const facts = instantFactsOf({ hash, rtpBest, ...certificate })
  return { ...facts, hash, volatility: volatilityOf(facts), rebateWeight: rebateWeight(rtpBest) }
}

function read(rules: Pick<Lottery, 'id' | 'version'>): InstantCertificate {
  texts ??= readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  try {
    return certificateOf(rules, texts)
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}.`)
  }
}
