import { expect, test } from 'vitest'
import { pictureStep } from './picture-loss.ts'

const none = { lostMs: undefined, backMs: undefined }

test('a picture that is away for five seconds or less changes nothing', () => {
  expect(pictureStep({ nowMs: 5_000, seenMs: 0, ...none })).toBeUndefined()
})

test('a lost picture makes the betting longer by what was lost, until it is back', () => {
  expect(pictureStep({ nowMs: 5_001, seenMs: 0, ...none })).toEqual({ kind: 'lost', addedMs: 5_001 })
  expect(pictureStep({ nowMs: 9_000, seenMs: 0, lostMs: 0, backMs: undefined })).toEqual({
    kind: 'lost',
    addedMs: 9_000,
  })
  expect(pictureStep({ nowMs: 9_500, seenMs: 9_400, lostMs: 0, backMs: undefined })).toEqual({
    kind: 'back',
    addedMs: 9_400,
  })
})

test('one that is away for more than twenty seconds voids the round, however late that is seen', () => {
  expect(pictureStep({ nowMs: 20_000, seenMs: 0, lostMs: 0, backMs: undefined })).toMatchObject({ kind: 'lost' })
  expect(pictureStep({ nowMs: 20_001, seenMs: 0, lostMs: 0, backMs: undefined })).toEqual({ kind: 'void' })
  expect(pictureStep({ nowMs: 20_001, seenMs: 0, ...none })).toEqual({ kind: 'void' })
})

test('the second loss of a round voids it', () => {
  const earlier = { lostMs: 0, backMs: 7_000 }
  expect(pictureStep({ nowMs: 13_000, seenMs: 8_000, ...earlier })).toBeUndefined()
  expect(pictureStep({ nowMs: 13_001, seenMs: 8_000, ...earlier })).toEqual({ kind: 'void' })
})
