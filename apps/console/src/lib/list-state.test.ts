import { describe, expect, it } from 'vitest'
import { listState } from './list-state.ts'

const fresh = { isPending: false, isPlaceholderData: false, isError: false, data: [] }

describe('what a table shows of a list', () => {
  it('waits at first and while other rows come', () => {
    expect(listState({ ...fresh, isPending: true, data: undefined })).toBe('loading')
    expect(listState({ ...fresh, isPlaceholderData: true })).toBe('loading')
    expect(listState(fresh)).toBe('ready')
  })

  it('keeps the old rows when a renewal fails', () => {
    expect(listState({ ...fresh, isError: true })).toBe('ready')
    expect(listState({ ...fresh, isError: true, data: undefined })).toBe('error')
  })
})
