import { Skeleton } from '@fairground/ui'

const lines = ['tabs', 'text', 'first', 'second', 'third', 'fourth']
const looks = ['h-11 w-full', 'h-5 w-3/4', ...Array<string>(4).fill('h-18 w-full')]

/** The place of the topics, their tabs and the questions of one. */
export function HelpSkeleton() {
  return (
    <div className="grid gap-5">
      {lines.map((line, index) => (
        <Skeleton key={line} className={looks[index]} />
      ))}
    </div>
  )
}
