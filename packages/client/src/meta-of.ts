interface Meta {
  encrypted?: boolean
  form?: boolean
  passwordFirst?: boolean
}

/** What the contract says of the route at this place. */
export function metaOf(routes: unknown, path: readonly string[]): Meta {
  let node = routes
  for (const name of path) node = (node as Record<string, unknown> | undefined)?.[name]
  return (node as { '~orpc'?: { meta: Meta } })['~orpc']?.meta ?? {}
}
