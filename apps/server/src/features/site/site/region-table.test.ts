import { expect, test } from 'vitest'
import { readRegionTable } from './region-table.ts'

test('a table may have a header, quotes, IPv4 and IPv6, and either line ending', () => {
  const csv =
    'start,end,country\r\n"1.0.0.0","1.0.0.255","au"\r\n2001:db8::,2001:db8::ffff,VN\n\n0.0.0.0,0.255.255.255,ZZ\n'
  expect(readRegionTable(csv)).toEqual({
    ranges: [
      { first: '0.0.0.0', last: '0.255.255.255', country: 'ZZ' },
      { first: '1.0.0.0', last: '1.0.0.255', country: 'AU' },
      { first: '2001:db8::', last: '2001:db8::ffff', country: 'VN' },
    ],
    faults: [],
  })
})

test.each([
  ['1.0.0.0,1.0.0.255', 'three columns'],
  ['1.0.0.256,1.0.0.255,VN', '"1.0.0.256" is no address'],
  ['1.0.0.0,1.0.0,VN', '"1.0.0" is no address'],
  ['fe80::1%eth0,fe80::2,VN', 'is no address'],
  ['1.0.0.0,2001:db8::,VN', 'different kinds'],
  ['1.0.0.9,1.0.0.1,VN', 'after the end'],
  ['2001:db8::2,2001:db8::1,VN', 'after the end'],
  ['1.0.0.0,1.0.0.255,VNM', 'no country'],
])('%s is named with its line', (line, text) => {
  const { faults } = readRegionTable(`9.0.0.0,9.0.0.1,US\n${line}\n`)
  expect(faults).toEqual([{ line: 2, text: expect.stringContaining(text) }])
})

test('ranges that overlap are named, also one inside another and one after that', () => {
  const lines = [
    '5.0.0.0,5.0.0.255,VN',
    '5.0.0.9,5.0.0.10,TH',
    '5.0.0.200,5.0.1.0,US',
    '::ffff:1.0.0.0,::ffff:1.0.0.9,US',
    '6.0.0.0,6.0.0.1,FR',
  ]
  expect(readRegionTable(lines.join('\n')).faults).toEqual([
    { line: 2, text: 'overlaps line 1' },
    { line: 3, text: 'overlaps line 1' },
  ])
})
