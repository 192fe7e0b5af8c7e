import { useRef } from 'react'
import { randomString } from './random-string.ts'

const length = 32

/** The id of one money request. It stays the same while the same request is tried again, so that money never moves twice. */
export function useRequestId(): { of(content: string): string; done(): void } {
  const kept = useRef<{ content: string; id: string }>(undefined)
  return {
    of(content) {
      if (kept.current?.content !== content) kept.current = { content, id: randomString(length) }
      return kept.current.id
    },
    done() {
      kept.current = undefined
    },
  }
}
