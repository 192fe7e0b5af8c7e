import { useRef } from 'react'

/** The id of one money request. It stays the same while the same request is tried again, so that money never moves twice. */
export function useRequestId(): { of(content: string): string; done(): void } {
  const kept = useRef<{ content: string; id: string }>(undefined)
  return {
    of(content) {
      if (kept.current?.content !== content) kept.current = { content, id: crypto.randomUUID() }
      return kept.current.id
    },
    done() {
      kept.current = undefined
    },
  }
}
