import { expect, test } from 'vitest'
import { keepClosedPopup, readClosedPopups } from './closed-popups.ts'

/** What a browser keeps for one session. */
function session() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('[R4.6.01] a closed popup stays closed for the session', () => {
  const storage = session()
  for (const id of ['ann_1', 'ann_2', 'ann_1']) keepClosedPopup(storage, undefined, id)
  expect(readClosedPopups(storage, undefined)).toEqual(['ann_1', 'ann_2'])
  expect(readClosedPopups(session(), undefined)).toEqual([])
})

test('[R4.6.02] each visitor and account has its own state', () => {
  const storage = session()
  keepClosedPopup(storage, undefined, 'ann_1')
  keepClosedPopup(storage, 'mbr_1', 'ann_2')
  expect(readClosedPopups(storage, undefined)).toEqual(['ann_1'])
  expect(readClosedPopups(storage, 'mbr_1')).toEqual(['ann_2'])
  expect(readClosedPopups(storage, 'mbr_2')).toEqual([])
})
