import type { ReactNode } from 'react'

type StoryFile = { stories: Record<string, () => ReactNode> }

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })

/** Every story by its address, `button/states`, in the order of the files. */
export const catalogue: ReadonlyMap<string, () => ReactNode> = new Map(
  Object.entries(files).flatMap(([path, file]) => {
    const name = path.replace(/^.*\//, '').replace('.stories.tsx', '')
    return Object.entries(file.stories).map(([title, story]) => [`${name}/${title}`, story] as const)
  }),
)
