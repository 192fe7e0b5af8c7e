import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { sharedGames } from '@fairground/game-rules/tables'
import { proofFormat } from '@fairground/lottery-rules/verify'
import { expect, test } from 'vitest'

const program = path.join(import.meta.dirname, 'verify.ts')
const file = path.join(mkdtempSync(path.join(tmpdir(), 'proof-')), 'proof.json')

function run(text: string) {
  writeFileSync(file, text)
  return spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
}

function crashProof() {
  const rules = sharedGames.find(({ id }) => id === 'crash')!
  const last = 'd'.repeat(64)
  const chain = { ...chainHead(last, 20), salt: commitOf('salt') }
  const seeds = { serverSeed: chainSeed(last, 20, 7), clientSeed: chain.salt, nonce: 7 }
  const names = { sharedRoundId: 'shr_1', rulesId: 'crash', rulesVersion: rules.version }
  return { ...names, ...seeds, commit: commitOf(seeds.serverSeed), chain, outcome: rules.source.draw(seeds) }
}

test('the command ends with 0 for a true proof, 1 for a false one, 2 without a file or JSON', () => {
  const proof = crashProof()
  expect(run(JSON.stringify(proof)).status).toBe(0)
  const forged = run(JSON.stringify({ ...proof, nonce: 8 }))
  expect([forged.status, forged.stderr]).toEqual([1, expect.stringContaining('chain')])
  const unknown = run(JSON.stringify({ ...proof, rulesVersion: 99 }))
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('rulesVersion')])
  expect(run('{').status).toBe(2)
  expect(spawnSync(process.execPath, [program]).status).toBe(2)
})

test('a draw of a lottery is drawn again from its file', () => {
  const last = 'e'.repeat(64)
  const record = {
    ...{
      gameId: 'k3',
      drawNo: '20270101-001',
      mode: 'none',
      closeAtMs: 1_798_790_400_000,
      publishedAtMs: 1_798_790_400_100,
    },
    ...{ chainBefore: chainSeed(last, 9, 3), chain: chainSeed(last, 9, 4) },
    ...{
      ticketRoot: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      ticketCount: 0,
      stakesMinor: '0',
    },
  }
  const proof = { format: proofFormat, lottery: 'k3', version: 1, record, tickets: [] }
  const honest = run(JSON.stringify(proof))
  expect([honest.status, honest.stderr]).toEqual([0, ''])
  expect(honest.stdout).toMatch(/k3 20270101-001: \[[1-6],[1-6],[1-6]\]/)
  const forged = run(JSON.stringify({ ...proof, draw: [0, 0, 0] }))
  expect([forged.status, forged.stderr]).toEqual([1, expect.stringContaining('not the one that the seed gives')])
  expect(run(JSON.stringify({ ...proof, lottery: 'k4' })).status).toBe(1)
})
