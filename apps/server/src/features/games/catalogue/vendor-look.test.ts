import { expect, test } from 'vitest'
import { shownVendor, vendorImage } from './vendor-look.ts'

const plain = { tcgAlias: undefined, imageBase: '' }

test('[R3.155] a name that begins with TCG is told by the alias where there is one, any other name as it is', () => {
  const look = { ...plain, tcgAlias: 'Lotto House' }
  expect(['TCG SEA', 'TCG', 'Moonwell', 'ATCG'].map((name) => shownVendor(name, look))).toEqual([
    'Lotto House SEA',
    'Lotto House',
    'Moonwell',
    'ATCG',
  ])
  expect(shownVendor('TCG SEA', plain)).toBe('TCG SEA')
})

test('[R3.156] the picture of a vendor is the base, the vendor and the type of games', () => {
  const look = { ...plain, imageBase: 'https://img.test/vendors' }
  expect(vendorImage(look, 'MOON', 'RNG')).toBe('https://img.test/vendors/MOON/RNG')
  expect(vendorImage(plain, 'MOON', 'RNG')).toBeUndefined()
})
