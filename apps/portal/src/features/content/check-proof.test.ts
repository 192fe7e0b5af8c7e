import { commitOf, createStream } from '@fairground/fairness'
import { playRound, slotModels } from '@fairground/game-rules/slots'
import { soloGames } from '@fairground/game-rules/solo'
import { describe, expect, it } from 'vitest'
import { checkProof } from './check-proof.ts'

const seeds = { serverSeed: 'd'.repeat(64), clientSeed: 'proof', nonce: 3 }
const commit = commitOf(seeds.serverSeed)
const isRight = { fitsCommit: true, fitsRound: true }

function slotProof() {
  const [model] = slotModels
  if (!model) throw new Error('the house has no model')
  return { ...seeds, commit, ...playRound(model, { stakeMinor: 2_000_000n, stream: createStream(seeds) }) }
}

function soloProof() {
  const rules = soloGames.find(({ id }) => id === 'dice')
  const bet = { stakeMinor: '2000000', chance: 4950, side: 'under' }
  const read = rules?.readBet(bet)
  if (!rules || !read?.ok) throw new Error('no such bet')
  const played = rules.play(read.value, [], createStream(seeds))
  if (!played.ok) throw new Error(played.refusal.expected)
  const { events, payoutMinor, stakeMinor } = played.round
  const told = { rulesId: rules.id, rulesVersion: rules.version, bet, actions: [], events }
  return { ...seeds, commit, ...told, payoutMinor: String(payoutMinor), stakeMinor: String(stakeMinor) }
}

const found = (proof: object) => checkProof(JSON.stringify(proof))

describe('the check of a downloaded proof', () => {
  it('finds that an untouched file of a slot or of a solo game is what its seeds decided', () => {
    expect(found(slotProof())).toEqual(isRight)
    expect(found(soloProof())).toEqual(isRight)
  })

  it('finds one digit that was changed, in money, number or seed', () => {
    const [slot, solo] = [slotProof(), soloProof()]
    const forged = [
      { ...slot, totalMinor: `${slot.totalMinor}1` },
      { ...slot, nonce: 4 },
      { ...slot, modelVersion: 99 },
      { ...solo, payoutMinor: `${solo.payoutMinor}1` },
      { ...solo, stakeMinor: '2000001' },
      { ...solo, bet: { ...solo.bet, chance: 1.5 } },
    ]
    for (const proof of forged) expect(found(proof)).toEqual({ fitsCommit: true, fitsRound: false })
    expect(found({ ...slot, serverSeed: `e${slot.serverSeed.slice(1)}` })?.fitsCommit).toBe(false)
  })

  it('takes nothing else for a proof: no JSON, no round, no seed that was shown', () => {
    for (const text of ['', '{', '[]', '"x"', JSON.stringify({ ...slotProof(), serverSeed: null })])
      expect(checkProof(text)).toBeUndefined()
  })
})
