import type { EditedContent } from '@fairground/contract'

/** What differs between two versions, by the parts that staff know: words of a language by its code, or another part. */
export function versionChanges(edited: EditedContent, before: EditedContent | undefined): string[] {
  if (!before) return []
  const languages = [...new Set([...Object.keys(edited.texts), ...Object.keys(before.texts)])]
  const words = languages.filter((language) => !isEqual(edited.texts[language], before.texts[language]))
  const parts = (['slug', 'parentId', 'pictureId', 'sort', 'from', 'until', 'audience', 'url'] as const).filter(
    (part) => !isEqual(edited[part], before[part]),
  )
  return [...words, ...parts]
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
