import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { certifiedHash } from './certified-hash.ts'

test('the hash of the certificates changes with any of them and with the code behind them, and with nothing else', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'certified-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(tree, name)), { recursive: true })
    writeFileSync(path.join(tree, name), text)
  }
  const seen = [certifiedHash(tree)]
  for (const name of [
    'certificates/instant/dice.json',
    'packages/game-rules/src/games/dice/dice.ts',
    'packages/lottery-rules/src/lotteries/k3/index.ts',
    'packages/fairness/package.json',
    'tools/certify-instant.ts',
    'tools/long-play/evidence.ts',
  ]) {
    write(name, 'first')
    seen.push(certifiedHash(tree))
    write(name, 'second')
    seen.push(certifiedHash(tree))
  }
  expect(new Set(seen).size).toBe(seen.length)
  write('packages/game-rules/src/games/dice/dice.test.ts', 'a test')
  write('certificates/proofs/certificates.json', '{}')
  write('apps/portal/src/app.tsx', 'a screen')
  expect(certifiedHash(tree)).toBe(seen.at(-1))
})
