import { useEffect } from 'react'
import { noteHead } from './head.ts'

/** What search engines and messengers say about the page; gone when the page is left. */
export function useDescription(text: string): void {
  noteHead({ description: text })
  useEffect(() => {
    if (!text) return
    // A drawn page has it already.
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]') ?? document.createElement('meta')
    meta.name = 'description'
    meta.content = text
    document.head.append(meta)
    return () => meta.remove()
  }, [text])
}
