import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['NGUYEN VAN DUC', 'Nguyễn Văn Đức', true],
  ['nguyen  van   duc', 'Nguyễn Văn Đức', true],
  ['Le Thi Anh', 'LÊ THỊ ÁNH', true],
  ['NGUYEN VAN DU', 'Nguyễn Văn Đức', false],
  ['NGUYEN DUC VAN', 'Nguyễn Văn Đức', false],
  ['', 'Nguyễn Văn Đức', false],
])('%j and %j are one name: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
})
