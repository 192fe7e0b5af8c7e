import { useState } from 'react'

const keyOf = (name: string) => `draft.${name}`

/** What was typed as an amount, kept for as long as the tab lives: another page, a reload or a lost line takes nothing away. */
export function useAmountDraft(name: string): [string, (digits: string) => void] {
  const [digits, setDigits] = useState(() => sessionStorage.getItem(keyOf(name)) ?? '')
  const keep = (next: string) => {
    if (/^[0-9]+([.][0-9]+)?$/.test(next)) sessionStorage.setItem(keyOf(name), next)
    else sessionStorage.removeItem(keyOf(name))
    setDigits(next)
  }
  return [digits, keep]
}
