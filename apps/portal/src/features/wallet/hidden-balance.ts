import { useSyncExternalStore } from 'react'

const key = 'balanceHidden'
const listeners = new Set<() => void>()

function setHidden(isHidden: boolean): void {
  localStorage.setItem(key, isHidden ? '1' : '0')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether amounts are covered on this device. */
export const useHiddenBalance = (): [boolean, (isHidden: boolean) => void] => [
  useSyncExternalStore(subscribe, () => localStorage.getItem(key) === '1'),
  setHidden,
]
