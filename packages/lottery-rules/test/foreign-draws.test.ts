import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { chainSeed, createStream, provedDraw, sha256Hex, type TicketLeaf, ticketRoot } from '@fairground/fairness'
import type { DrawRecord } from '@fairground/fairness/draw-record'
import { lockToRound } from '@fairground/fairness/time-lock'
import { beforeAll, expect, it } from 'vitest'
import { lotteries } from '../src/lotteries/index.ts'
import { proofFormat } from '../src/verify/index.ts'
import { published } from '../src/verify/test/sample-proof.ts'
import { buildVerifier } from '../verifier/build.ts'

/** Draws of all lotteries in turn; `npm test -- --all` checks ten thousand. */
const drawCount = process.env.PROOFS === 'all' ? 10_000 : lotteries.length

let check: (proof: object) => { isReadable: boolean; faults: string[]; draw?: unknown }

/** The page as it is given out, in a world of its own: it knows of the house what a file tells. */
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'))
  const file = path.join(folder, 'verifier.html')
  await buildVerifier(file)
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(readFileSync(file, 'utf8')) ?? []
  rmSync(folder, { recursive: true })
  const world = createContext({ TextEncoder, TextDecoder })
  runInContext(script, world)
  check = (proof) =>
    JSON.parse(runInContext(`JSON.stringify(fairgroundVerifier.checkLotteryProof(${JSON.stringify(proof)}))`, world))
}, 60_000)

it(`${drawCount} draws are what their records say, and a result of another draw is found`, {
  timeout: 6 * 3_600_000,
}, () => {
  const wrong: object[] = []
  for (let number = 0; number < drawCount; number += 1) {
    const proof = proofOf(number)
    const checked = check(proof)
    if (!checked.isReadable || checked.faults.length > 0 || !isSame(checked.draw, proof.draw))
      wrong.push({ number, lottery: proof.lottery, ...checked })
  }
  expect(wrong).toEqual([])
  // The check of each lottery is worth something: what was drawn another time is no result of this one.
  for (let number = 0; number < lotteries.length; number += 1) {
    const [proof, other] = [proofOf(number), proofOf(number + lotteries.length)]
    expect(isSame(proof.draw, other.draw)).toBe(false)
    expect(check({ ...proof, draw: other.draw }).faults, proof.lottery).toEqual(['draw'])
  }
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A draw as the lottery closes and draws it, with a chain and tickets of its own. */
function proofOf(number: number) {
  const lottery = lotteries[number % lotteries.length]
  if (!lottery) throw new Error('there are lotteries')
  const last = sha256Hex(`last of draw ${number}`)
  const tickets = Array.from(
    { length: number % 7 },
    (_, at): TicketLeaf => ({
      ...{ id: `tkt_${number}_${at}.0`, play: lottery.plays[0]?.id ?? '', numbers: [`${(number + at) % 100}`] },
      ...{ stake: `${1_000 * (at + 1)}`, factor: 1000, salt: sha256Hex(`salt ${number} ${at}`) },
    }),
  )
  const chain = chainSeed(last, 9, 5)
  const record: DrawRecord = {
    ...{
      gameId: lottery.id,
      drawNo: `2027-${number}`,
      mode: 'recorded',
      closeAtMs: 1_798_790_400_000 + number * 60_000,
    },
    ...{ publishedAtMs: 1_798_790_400_100 + number * 60_000, chainBefore: chainSeed(last, 9, 4), chain },
    ...{ ticketRoot: ticketRoot(tickets), ticketCount: tickets.length, ...published },
    stakesMinor: `${tickets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)}`,
    lock: lockToRound({ secret: chain, round: published.round, random: sha256Hex(`random ${number}`) }),
  }
  const draw = lottery.draw(createStream(provedDraw({ ...record, chain }).triple))
  return { format: proofFormat, lottery: lottery.id, version: lottery.version, record, draw, tickets }
}
