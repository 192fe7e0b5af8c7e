import { expect, test } from 'vitest'
import { newFindings } from './finding.ts'

const row = { rule: 'I-03', detail: 'the balance 5 is not the sum of the entries', place: 'account 1' }

test('what was accepted with a release is no news; the same row broken in another way is', () => {
  const worse = { ...row, detail: 'the balance 6 is not the sum of the entries' }
  const elsewhere = { ...row, place: 'account 2' }
  expect(newFindings([row], [])).toEqual([row])
  expect(newFindings([row, worse, elsewhere], [row])).toEqual([worse, elsewhere])
})
