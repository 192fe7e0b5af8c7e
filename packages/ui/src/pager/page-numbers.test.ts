import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('the pages of a long list', () => {
  it('shows all of a short one', () => {
    expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('always shows first, last and the neighbours', () => {
    expect(pageNumbers(1, 161)).toEqual([1, 2, 3, 4, 5, 'gap', 161])
    expect(pageNumbers(80, 161)).toEqual([1, 'gap', 79, 80, 81, 'gap', 161])
    expect(pageNumbers(161, 161)).toEqual([1, 'gap', 157, 158, 159, 160, 161])
  })

  it('never hides a page while showing its own number twice', () => {
    for (let page = 1; page <= 20; page++) {
      const shown = pageNumbers(page, 20)
      expect(shown).toContain(page)
      expect(new Set(shown.filter((item) => item !== 'gap')).size).toBe(shown.filter((item) => item !== 'gap').length)
    }
  })
})
