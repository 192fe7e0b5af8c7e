import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { houseLotteries } from '../houses/house-lotteries.ts'
import { readOfficialFile } from './read-official-file.ts'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'official-')), 'official.json')
const read = (...lotteries: object[]) => {
  writeFileSync(file, JSON.stringify({ lotteries }))
  return readOfficialFile(file, houseLotteries)
}
const gazette = { id: 'gazette', format: 'csv', url: 'https://results.example/north.csv' }
const radio = { id: 'radio', format: 'json', folder: '/srv/results' }
const north = {
  lottery: 'xsmb',
  resultOf: 'XSKT Miền Bắc',
  sources: [gazette, radio, { id: 'desk', format: 'csv', isUpload: true }],
}

test('a lottery of somebody else stands beside that of the house, with its rules and times', () => {
  const [real] = read(north)
  const own = houseLotteries.find(({ gameId }) => gameId === 'xsmb')
  expect(real).toMatchObject({ gameId: 'xsmb-real', calendar: own?.calendar, ahead: own?.ahead })
  expect(real?.names).toEqual({ vi: 'Xổ số Miền Bắc (kết quả thật)', en: 'Northern lottery (real results)' })
  expect(real?.official?.sources.map(({ place }) => place.kind)).toEqual(['http', 'folder', 'upload'])
  expect(read({ ...north, isSold: false })[0]?.ahead).toBe(0)
})

test('what cannot be right is refused with a sentence', () => {
  expect(() => read({ ...north, lottery: 'xsmb-1' })).toThrow('names xsmb-1, which is no lottery that is drawn by day.')
  expect(() => read(north, north)).toThrow('names xsmb twice.')
  const plain = { ...gazette, url: 'http://results.example/north.csv' }
  expect(() => read({ ...north, sources: [plain] })).toThrow('is wrong at lotteries.0.sources.0')
  const sameHost = { ...gazette, id: 'other', url: 'https://results.example/again.csv' }
  expect(() => read({ ...north, sources: [gazette, sameHost] })).toThrow(
    'two sources are read at results.example, which makes them one.',
  )
  writeFileSync(file, 'lotteries:')
  expect(() => readOfficialFile(file, houseLotteries)).toThrow('cannot be read')
})
