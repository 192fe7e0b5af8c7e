import { Kbd } from '@fairground/ui'

/** The key beside what it does; not where there is no keyboard. */
export function KeyHint({ name }: { name: string }) {
  return (
    <span className="contents max-md:hidden touch:hidden">
      <Kbd>{name}</Kbd>
    </span>
  )
}
