import type { LinkProps } from '@fairground/ui'
import { Link, useRouter } from '@tanstack/react-router'
import { place } from '../lib/place.ts'

const here = { exact: true, includeSearch: false }

/** The link of the components: paths of the portal, with what follows ? and #, are routed; anything else is a plain link. */
export function RouterLink({ href, ...props }: LinkProps) {
  const { options } = useRouter()
  if (!href.startsWith('/')) return <a href={href} {...props} />
  const { pathname, search, hash } = new URL(href, place.origin)
  return (
    <Link
      to={pathname}
      search={options.parseSearch?.(search)}
      hash={hash.slice(1) || undefined}
      activeOptions={here}
      {...props}
    />
  )
}
