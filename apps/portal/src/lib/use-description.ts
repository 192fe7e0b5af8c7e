import { useEffect } from 'react'

/** What search engines and messengers say about the page; gone when the page is left. */
export function useDescription(text: string): void {
  useEffect(() => {
    if (!text) return
    const meta = document.createElement('meta')
    meta.name = 'description'
    meta.content = text
    document.head.append(meta)
    return () => meta.remove()
  }, [text])
}
