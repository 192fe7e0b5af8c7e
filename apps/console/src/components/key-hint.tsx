import { Kbd } from '@fairground/ui'

/** The key beside what it does; not where there is no keyboard. The control itself says it by `aria-keyshortcuts`. */
export function KeyHint({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="contents max-md:hidden touch:hidden">
      <Kbd>{name}</Kbd>
    </span>
  )
}
