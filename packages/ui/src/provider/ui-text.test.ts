import { describe, expect, it } from 'vitest'
import { textFor } from '../../stories/texts.ts'
import { fill, uiTextFrom } from './ui-text.ts'

describe('the words of the components', () => {
  it.each(['vi', 'en'])('are all in the %s catalogue, none empty and none too many', (lang) => {
    const catalogue: Record<string, string> = textFor(lang)
    const words = uiTextFrom((key) => catalogue[key] ?? '')
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([])
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(words).sort())
  })

  it('take values at their marks, and keep a mark that got none in sight', () => {
    expect(fill('{{from}}–{{to}} of {{total}}', { from: 1, to: 8 })).toBe('1–8 of {{total}}')
  })
})
