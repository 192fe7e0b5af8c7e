import { expect, test } from 'vitest'
import { gameTile } from '../src/tiles/slot-tile.ts'

const title = { slug: 'sample-drum', nameVi: 'Trống Hội Làng', nameEn: 'Sample Drum', vendor: 'ferris-reels' } as const

test('a game without art direction is drawn by the recipe of its title', () => {
  const svg = gameTile({ ...title, recipe: { scene: 'tent', palette: 'ember', hero: 'noto:coin' } })
  expect(svg).toContain('<svg')
  expect(svg).toContain(title.nameVi)
  expect(svg).toBe(gameTile({ ...title, recipe: { scene: 'tent', palette: 'ember', hero: 'noto:coin' } }))
})

test.each([
  [{ scene: 'circus', palette: 'ember', hero: 'noto:coin' }],
  [{ scene: 'tent', palette: 'pink', hero: 'noto:coin' }],
  [{ scene: 'tent', palette: 'ember', hero: 'coin' }],
])('a recipe that the kit cannot draw is refused by name: %j', (recipe) => {
  expect(() => gameTile({ ...title, recipe })).toThrow('sample-drum')
})

test('a title with neither is refused', () => {
  expect(() => gameTile(title)).toThrow('no art direction for sample-drum')
})
