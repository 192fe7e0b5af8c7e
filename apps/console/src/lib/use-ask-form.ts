import { type FormEvent, useState } from 'react'

interface Ask<Wish> {
  mutate: (wish: Wish & { requestId: string }) => void
  reset: () => void
}

/** The boxes of a wish. What is asked for anew is another request; nothing is sent while `wishOf` finds something missing. */
export function useAskForm<Draft extends object, Wish>(
  empty: Draft,
  wishOf: (draft: Draft) => Wish | undefined,
  ask: Ask<Wish>,
) {
  const [draft, setDraft] = useState(empty)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isTried, setIsTried] = useState(false)
  const change = (part: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...part }))
    setRequestId(crypto.randomUUID())
    ask.reset()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const wish = wishOf(draft)
    if (wish) ask.mutate({ ...wish, requestId })
  }
  return { draft, isTried, change, send }
}
