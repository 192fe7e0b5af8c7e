import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { beforeAll, expect, it } from 'vitest'
import { sampleProof, tickets } from '../src/verify/test/sample-proof.ts'
import { buildVerifier } from '../verifier/build.ts'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'verifier-')), 'verifier.html')
let html = ''
let check: (proof: object) => {
  isReadable: boolean
  faults: string[]
  ticket?: { payoutMinor: string }
  draw?: unknown
}

beforeAll(async () => {
  await buildVerifier(file)
  html = readFileSync(file, 'utf8')
  const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const world = createContext({ TextEncoder, TextDecoder })
  runInContext(script, world)
  // Values cross the border as JSON, as they come out of a file.
  check = (proof) =>
    JSON.parse(runInContext(`JSON.stringify(fairgroundVerifier.checkLotteryProof(${JSON.stringify(proof)}))`, world))
}, 60_000)

it('is one file that loads nothing and asks nobody but the beacon', () => {
  expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)=/)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain("default-src 'none'")
  expect(html).toMatch(/connect-src https:\/\/api\.drand\.sh [^;"]+drand\.cloudflare\.com;/)
  expect(html.length).toBeLessThan(400_000)
})

it('recomputes a draw and the payout of a ticket', () => {
  const sample = sampleProof()
  const checked = check(sample)
  expect(checked).toMatchObject({ isReadable: true, faults: [], draw: sample.draw })
  expect(Number(checked.ticket?.payoutMinor)).toBeGreaterThan(0)
})

it('finds a ticket that was removed or added, and opens a lock', () => {
  const sample = sampleProof()
  expect(check({ ...sample, tickets: tickets.slice(1) }).faults).toContain('list-root')
  expect(check({ ...sample, tickets: [...tickets, { ...tickets[0], id: 't9' }] }).faults).toContain('list-root')
  expect(check({ ...sample, record: { ...sample.record, chain: undefined } })).toMatchObject({
    faults: [],
    draw: sample.draw,
  })
})
