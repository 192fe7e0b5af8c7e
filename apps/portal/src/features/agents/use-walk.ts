import type { downlineKinds } from '@fairground/contract'
import { useDeferredValue, useState } from 'react'

export const pageSize = 20
export const anyKind = 'any'
export type Kind = (typeof downlineKinds)[number] | typeof anyKind

/** Where an agent stands in the tree of the own team, or what is looked for in all of it. */
export function useWalk() {
  const [parent, setParent] = useState<string>()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>(anyKind)
  const [page, setPage] = useState(1)
  const account = useDeferredValue(text.trim()) || undefined
  const clear = () => {
    setText('')
    setKind(anyKind)
    setPage(1)
  }
  return {
    text,
    kind,
    page,
    input: { account, parent, kind: kind === anyKind ? undefined : kind, pageNo: page, pageSize },
    isSearch: account !== undefined,
    isFiltered: account !== undefined || kind !== anyKind,
    turnTo: setPage,
    clear,
    look(next: string) {
      setText(next)
      setPage(1)
    },
    choose(next: Kind) {
      setKind(next)
      setPage(1)
    },
    /** Down to somebody's downlines, or with undefined back to the own ones. */
    open(id: string | undefined) {
      clear()
      setParent(id)
    },
  }
}

export type Walk = ReturnType<typeof useWalk>
