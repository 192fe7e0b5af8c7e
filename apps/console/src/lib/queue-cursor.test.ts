import { describe, expect, it } from 'vitest'
import { stepFrom } from './queue-cursor.ts'

const ids = ['a', 'b', 'c']

describe('walking along a queue by key', () => {
  it('starts at the first row', () => {
    expect(stepFrom(ids, { id: undefined, lastIndex: 0 }, 1)).toBe('a')
    expect(stepFrom(ids, { id: undefined, lastIndex: 0 }, -1)).toBe('a')
  })

  it('goes one row at a time and stops at both ends', () => {
    expect(stepFrom(ids, { id: 'a', lastIndex: 0 }, 1)).toBe('b')
    expect(stepFrom(ids, { id: 'c', lastIndex: 2 }, 1)).toBe('c')
    expect(stepFrom(ids, { id: 'a', lastIndex: 0 }, -1)).toBe('a')
  })

  it('follows a row that moved, not its old position', () => {
    expect(stepFrom(['x', 'a', 'b'], { id: 'a', lastIndex: 0 }, 1)).toBe('b')
  })

  it('continues at the position of a row decided meanwhile', () => {
    expect(stepFrom(['a', 'c'], { id: 'b', lastIndex: 1 }, 1)).toBe('c')
    expect(stepFrom(['a', 'c'], { id: 'b', lastIndex: 1 }, -1)).toBe('a')
    expect(stepFrom(['a'], { id: 'c', lastIndex: 2 }, 1)).toBe('a')
  })

  it('has no position in an empty queue', () => {
    expect(stepFrom([], { id: 'a', lastIndex: 0 }, 1)).toBeUndefined()
  })
})
