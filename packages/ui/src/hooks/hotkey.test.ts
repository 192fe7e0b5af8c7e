import { describe, expect, it } from 'vitest'
import { hotkeyOf, type KeyPress } from './hotkey.ts'

const press = (part: Partial<KeyPress>): KeyPress => ({
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  targetTag: 'BODY',
  isTargetEditable: false,
  ...part,
})

describe('single keys of an operator', () => {
  it('names letters in lower case and leaves signs as they are', () => {
    expect(hotkeyOf(press({ key: 'J' }))).toBe('j')
    expect(hotkeyOf(press({ key: '?' }))).toBe('?')
    expect(hotkeyOf(press({ key: 'Escape' }))).toBe('Escape')
  })

  it.each(['INPUT', 'TEXTAREA', 'SELECT'])('stays silent while someone types in %s', (targetTag) => {
    expect(hotkeyOf(press({ targetTag }))).toBeUndefined()
  })

  it('leaves the shortcuts of the browser and of writing systems alone', () => {
    expect(hotkeyOf(press({ ctrlKey: true }))).toBeUndefined()
    expect(hotkeyOf(press({ metaKey: true }))).toBeUndefined()
    expect(hotkeyOf(press({ altKey: true }))).toBeUndefined()
    expect(hotkeyOf(press({ isComposing: true }))).toBeUndefined()
    expect(hotkeyOf(press({ isTargetEditable: true }))).toBeUndefined()
  })
})
