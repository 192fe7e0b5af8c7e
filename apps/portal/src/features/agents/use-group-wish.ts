import { isAgentType } from '@fairground/contract'
import { useState } from 'react'
import { groupOfTyped, roomFor } from './group-choice.ts'
import type { BelowType } from './kind-choice.tsx'
import { useOwnGroup } from './use-own-group.ts'

/** The prize group that an agent wishes for a new account; an empty box wishes none. */
export function useGroupWish(type: BelowType) {
  const [text, setText] = useState('')
  const { data: own, isPending } = useOwnGroup()
  const room = own && roomFor(isAgentType(type) ? 'agent' : 'member', own)
  const chosen = room && groupOfTyped(text, room)
  const group = chosen && 'group' in chosen ? chosen.group : undefined
  return {
    group,
    isWrong: text.trim() !== '' && group === undefined,
    isPending,
    clear: () => setText(''),
    /** Undefined where the own group is not known. */
    field: own && room && { text, onText: setText, own: own.group, room, usual: room.usual },
  }
}
