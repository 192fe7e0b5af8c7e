import type { SharedPastRound, SharedTableView } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { withShown } from './past-of.ts'

const past = (...ids: string[]) => ids.map((sharedRoundId) => ({ sharedRoundId }) as SharedPastRound)
const table = (sharedRoundId: string) => ({ round: { sharedRoundId } }) as SharedTableView

test('what is read takes the place of what was known', () => {
  expect(withShown(past('c', 'b'), past('a'), table('d'))).toEqual(past('c', 'b'))
  expect(withShown(past('c', 'b'), past('c', 'a'), table('c'))).toEqual(past('c', 'b'))
})

test('the round whose result is shown stays until the list holds it', () => {
  expect(withShown(past('b', 'a'), past('c', 'b'), table('c'))).toEqual(past('c', 'b', 'a'))
})
