import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../workspace.ts'
import { gameLists, gameRules, gameScreens } from './game-lists.ts'

/** The repository as far as games stand in it, with one game more. */
const copy = mkdtempSync(path.join(tmpdir(), 'game-lists-'))
afterAll(() => rmSync(copy, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(copy, file), text)
}

const rules = `
import { prizeTableGame } from '../../parts/prize-table/prize-table-game.ts'
const table = { id: 'sample-drum', version: 1, prizes: [{ x10000: 0, weight: 1 }, { x10000: 19000, weight: 1 }] }
export { table }
export const games = [prizeTableGame(table)]
`
const title = `
export const titles = {
  'sample-drum': {
    names: { vi: 'Trống Thử', en: 'Sample Drum' },
    category: 'AC',
    provider: 'ferris-reels',
    tile: { scene: 'tent', palette: 'ember', hero: 'noto:coin' },
  },
}
`
const proof = `
import { planOf } from '../../long-play/plan.ts'
import { prizeTableSheet } from '../../parts/prize-table/prize-table-sheet.ts'
import { table } from './game.ts'
export const proofs = {
  'sample-drum': { sheet: () => prizeTableSheet(table), widestBet: {}, plans: () => [planOf('play', {})] },
}
`
const tableRules = `
export const tables = [{
  id: 'sample-toss', version: 1, lockMs: 200, resultMs: 2000, placesMax: 1,
  schedule: (nowMs) => ({ closesAtMs: nowMs + 5000 }),
  readBet: (input) => ({ ok: true, value: { stakeMinor: BigInt(input.stakeMinor) } }),
  payoutMinorMax: ({ stakeMinor }) => stakeMinor * 2n,
  source: { kind: 'seed', draw: ({ serverSeed }) => ({ isHead: parseInt(serverSeed[0], 16) < 8 }) },
  runMs: () => 1000,
  shownAt: ({ outcome, atMs }) => (atMs < 1000 ? [] : [{ type: 'tossed', ...outcome }]),
  settle: ({ stakeMinor }, { isHead }) => ({ payoutMinor: isHead ? stakeMinor * 2n : 0n, events: [] }),
}]
`
const tableTitle = title.replace('sample-drum', 'sample-toss').replace('Trống Thử', 'Tung Thử')
const tableProof = `
export const tableProofs = {
  'sample-toss': {
    sheet: () => [{ bet: 'head', exact: '1', decimal: '1', hit: '1/2' }],
    maxWinX: 2,
    longBets: () => [],
  },
}
`
/** What the studio, the certificates and long plays make of it. */
const asked = `
import { instantGames } from './packages/game-rules/src/instant/index.ts'
import { certify, instantSheets } from './packages/game-rules/src/instant/exact/index.ts'
import { gameTitles } from './packages/game-rules/src/games/titles.gen.ts'
import { tableProofs } from './packages/game-rules/src/tables/exact/index.ts'
import { findSharedGame } from './packages/game-rules/src/tables/index.ts'
import { findLongGame, playBlock } from './packages/game-rules/src/long-play/index.ts'
const game = instantGames.find(({ id }) => id === 'sample-drum')
const long = findLongGame('sample-drum', () => undefined)
const table = findSharedGame('sample-toss', 1)
const tossed = table.source.draw({ serverSeed: '00', clientSeed: '', nonce: 1 })
console.log(JSON.stringify({
  table: {
    title: gameTitles[table.id].names.vi,
    closesMs: table.schedule(0).closesAtMs,
    paid: String(table.settle({ stakeMinor: 5n }, tossed, 100n).payoutMinor),
    maxWinX: tableProofs[table.id].maxWinX,
  },
  title: gameTitles[game.id].names.vi,
  rtp: certify(game, instantSheets[game.id]()).rtpBestExact,
  played: playBlock(long, 0, 100)[0].rounds,
}))
`

test('a game is two folders and its texts: one that is added to nothing else is played, certified, named and shown', () => {
  cpSync(path.join(root, 'packages/game-rules/src'), path.join(copy, 'packages/game-rules/src'), { recursive: true })
  cpSync(path.join(root, gameScreens), path.join(copy, gameScreens), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  write('package.json', '{ "type": "module" }')
  write(`${gameRules}/sample-drum/game.ts`, rules)
  write(`${gameRules}/sample-drum/title.ts`, title)
  write(`${gameRules}/sample-drum/proof.ts`, proof)
  write(
    `${gameScreens}/sample-drum/screens.ts`,
    "export const screens = { 'sample-drum': () => import('./screen.tsx') }\n",
  )
  write('packages/i18n/locales/vi/games/sample-drum.json', '{ "instant.sample-drum.name": "Trống Thử" }')
  write(`${gameRules}/sample-toss/game.ts`, tableRules)
  write(`${gameRules}/sample-toss/title.ts`, tableTitle)
  write(`${gameRules}/sample-toss/proof.ts`, tableProof)
  write(
    `${gameScreens}/sample-toss/screens.ts`,
    "export const tableScreens = { 'sample-toss': () => import('./screen.tsx') }\n",
  )
  for (const [file, text] of gameLists(copy)) write(file, text)
  write('ask.ts', asked)
  const told = execFileSync(process.execPath, ['ask.ts'], { cwd: copy, encoding: 'utf8' })
  expect(JSON.parse(told)).toEqual({
    ...{ title: 'Trống Thử', rtp: '19/20', played: 100 },
    table: { title: 'Tung Thử', closesMs: 5_000, paid: '10', maxWinX: 2 },
  })
  const screens = readFileSync(path.join(copy, gameScreens, 'screens.gen.ts'), 'utf8')
  expect(screens).toContain("import { screens as sampleDrumScreens } from './sample-drum/screens.ts'")
  expect(screens).toContain("  'sample-drum': sampleDrumScreens,\n")
  expect(screens).toContain("import { tableScreens as sampleTossTableScreens } from './sample-toss/screens.ts'")
  const texts = readFileSync(path.join(copy, 'packages/i18n/src/game-texts.gen.ts'), 'utf8')
  expect(texts).toContain('typeof sampleDrum')
})

test('the lists of the repository are those of its folders', () => {
  for (const [file, text] of gameLists(root)) expect(readFileSync(path.join(root, file), 'utf8'), file).toBe(text)
})
