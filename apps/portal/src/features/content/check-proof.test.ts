import { chainHead, chainSeed, commitOf } from '@fairground/fairness'
import { sharedGames } from '@fairground/game-rules/tables'
import { describe, expect, it } from 'vitest'
import { checkProofText } from './check-proof.ts'
import { findProof } from './find-proof.ts'

const rules = sharedGames.find(({ id }) => id === 'crash')!
const last = 'd'.repeat(64)
const chain = { ...chainHead(last, 20), salt: commitOf('salt') }
const seeds = { serverSeed: chainSeed(last, 20, 7), clientSeed: chain.salt, nonce: 7 }
const names = { sharedRoundId: 'shr_1', rulesId: 'crash', rulesVersion: rules.version }
const proof = JSON.stringify({
  ...names,
  ...seeds,
  commit: commitOf(seeds.serverSeed),
  chain,
  outcome: rules.source.draw(seeds),
})

describe('the check of a downloaded proof', () => {
  it('accepts an untouched file of a shared round, and lists the changes in any other', () => {
    const told = { isReadable: true, kind: 'shared' }
    expect(checkProofText(proof)).toMatchObject({ ...told, differences: [] })
    expect(checkProofText(proof.replace('"nonce":7', '"nonce":6'))).toMatchObject({ ...told, differences: ['chain'] })
  })

  it('accepts only proofs: not invalid JSON, a truncated file or another object', () => {
    for (const text of ['', '{', '[]', '"x"', proof.slice(0, -9)])
      expect(checkProofText(text)).toMatchObject({ isReadable: false })
  })

  it('does not read a file that is larger than any proof', async () => {
    expect(await findProof(new File([proof], 'proof.json'))).toMatchObject({ isReadable: true })
    expect(await findProof(new File([proof, ' '.repeat(1_000_000)], 'proof.json'))).toBeUndefined()
  })
})
