import type { StaffGame } from '@fairground/contract'
import { expect, test } from 'vitest'
import { gamesFile, planGames } from './games-file.ts'

const game = (gameCode: string, changes: Partial<StaffGame> = {}): StaffGame => ({
  nodeId: `gme_${gameCode}`,
  vendorId: 'acme',
  gameCode,
  vassalage: 'acme-brand',
  vendorName: 'Acme',
  gameType: 'RNG',
  vendorNames: { vi: 'Rồng', en: 'Dragon' },
  vendorClassify: null,
  vendorHasTrial: true,
  vendorStatus: 'live',
  rtpBp: 9_600,
  rebateWeight: 100,
  modelId: 'test',
  isEnabled: true,
  sort: 10,
  opensIn: 'page',
  classify: null,
  trial: 'vendor',
  names: { vi: '', en: '' },
  ...changes,
})
const games = [game('a'), game('b', { names: { vi: '=Hổ', en: '' }, classify: 'SC', trial: 'off', isEnabled: false })]
const head = 'vendor,gameCode,enabled,sort,classify,trial,nameVi,nameEn'
const plan = (...lines: string[]) => planGames([head, ...lines].join('\n'), games)

test('a file that was written and read in again changes nothing', () => {
  expect(planGames(gamesFile(games), games)).toEqual({ lineCount: 2, changes: [], faults: [] })
})

test('a line changes what it says and leaves what is empty; a star gives the vendor’s word back', () => {
  const { changes, faults } = plan('acme,a,no,,VP,,Rồng Vàng,', 'acme,b,,,*,*,*,')
  expect(faults).toEqual([])
  expect(changes.map(({ terms }) => terms)).toEqual([
    {
      isEnabled: false,
      sort: 10,
      classify: 'VP',
      trial: 'vendor',
      opensIn: 'page',
      names: { vi: 'Rồng Vàng', en: '' },
    },
    { isEnabled: false, sort: 10, classify: null, trial: 'vendor', opensIn: 'page', names: { vi: '', en: '' } },
  ])
  expect(changes[0]?.fields).toContainEqual({ column: 'enabled', from: 'yes', to: 'no' })
})

test.each([
  ['acme,a,no', 'cells'],
  ['acme,z,no,,,,,', 'unknownGame'],
  ['acme,a,maybe,,,,,', 'enabled'],
  ['acme,a,,-1,,,,', 'sort'],
  ['acme,a,,,XX,,,', 'classify'],
  ['acme,a,,,,on,,', 'trial'],
  [`acme,a,,,,,${'x'.repeat(81)},`, 'name'],
])('the line %s is named with its fault', (line, fault) => {
  expect(plan('acme,b,yes,,,,,', line).faults).toEqual([{ line: 3, fault }])
})

test('a game stands in a file once, and a file without its columns is none', () => {
  expect(plan('acme,a,no,,,,,', 'acme,a,yes,,,,,').faults).toEqual([{ line: 3, fault: 'twice' }])
  expect(planGames('a,b\n1,2', games).faults).toEqual([{ line: 1, fault: 'header' }])
  expect(planGames('', games).faults).toEqual([{ line: 1, fault: 'header' }])
})
