import { expect, test } from 'vitest'
import { entryRefusal } from './login-policy.ts'

test.each([
  { type: 0, area: undefined, refusal: undefined },
  { type: 0, area: 'agent', refusal: 'ERROR_NOT_AGENT' },
  { type: 1, area: 'agent', refusal: undefined },
  { type: 2, area: 'agent', refusal: undefined },
  { type: 41, area: 'agent', refusal: undefined },
  { type: 42, area: undefined, refusal: undefined },
  { type: 4, area: undefined, refusal: 'MEMBER_NO_ENTER' },
  { type: 9, area: undefined, refusal: 'MEMBER_NO_ENTER' },
  { type: 9, area: 'agent', refusal: 'MEMBER_NO_ENTER' },
  { type: 44, area: undefined, refusal: 'MEMBER_NO_ENTER' },
] as const)('an account of type $type at the door $area is answered $refusal', ({ type, area, refusal }) => {
  expect(entryRefusal({ type, status: 'active', area })).toBe(refusal)
})

test.each(['suspended', 'closed'])('a %s account does not enter', (status) => {
  expect(entryRefusal({ type: 0, status, area: undefined })).toBe('MEMBER_NO_ENTER')
  expect(entryRefusal({ type: 2, status, area: 'agent' })).toBe('MEMBER_NO_ENTER')
})
