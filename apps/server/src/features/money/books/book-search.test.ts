import { expect, test } from 'vitest'
import { readSearch } from './book-search.ts'

test.each([
  ['4711', { transferId: 4711n, vendorText: '4711' }],
  ['trf_4711', { transferId: 4711n, vendorText: 'trf_4711' }],
  ['dep_01k', { reference: 'dep_01k' }],
  ['wdr_01k', { reference: 'wdr_01k' }],
  ['adj_01k', { reference: 'adj_01k' }],
  ['mbr_01k', { name: 'mbr_01k' }],
  ['house:rnd_7', { vendorText: 'rnd_7', name: 'house:rnd_7' }],
  ['hoicho2026', { vendorText: 'hoicho2026', name: 'hoicho2026' }],
])('the text %s is looked for as %o', (text, wanted) => {
  expect(readSearch(text)).toEqual(wanted)
})
